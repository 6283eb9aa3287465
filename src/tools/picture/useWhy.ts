import { useTranslate } from 'react-admin'
import { errorText, fieldErrors } from '../../core/actions/outcome.ts'

/** Why a picture was refused, in words: what stands at its field, or else what was answered. */
export const useWhy = (): ((thrown: unknown) => string) => {
  const translate = useTranslate()
  return thrown => {
    const [text = errorText(thrown)] = Object.values(fieldErrors(thrown) ?? {}).filter(one => typeof one === 'string')
    return translate(text, { _: text })
  }
}
