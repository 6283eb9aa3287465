import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Included, LeftOut, TopUpPart } from '../../../resources/times/topUp.ts'
import { HttpError } from '../../../dataProvider/index.ts'
import { drafts } from '../../shell/drafts/index.ts'
import { fieldErrors } from '../../core/actions/outcome.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useProvider } from '../../core/provider.ts'
import { topUpPage } from '../cards/topUpPath.ts'
import { aboutWhom, sentWhom } from './whom.ts'
import type { Whom } from './whom.ts'

/** What the server says that it would do. */
export interface Preview {
  readonly count: number
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
  readonly missing: number
  readonly parts: readonly TopUpPart[]
  readonly included: readonly Included[]
  readonly leftOut: readonly LeftOut[]
  /** What holds the top-up to these patients. */
  readonly previewToken: string
}

/** What was done. */
export interface Done {
  readonly batch: string
  readonly recharge: number | null
  readonly count: number
  readonly amount: number
  readonly leftOut: readonly Pick<LeftOut, 'id' | 'account' | 'reason'>[]
}

export type Answers = Readonly<Record<string, unknown>>

export type State =
  | { readonly step: 'what' }
  | { readonly step: 'preview' | 'running'; readonly preview: Preview; readonly refused?: string; readonly hasChanged?: boolean }
  | { readonly step: 'done'; readonly done: Done; readonly preview: Preview }

/** Refusals after which there is something else to be seen than before. */
const isOutdated = (error: unknown): boolean => error instanceof HttpError && ['previewChanged', 'priceChanged', 'timesMissing', 'patientChanged'].includes(error.code ?? '')

/** The steps of a top-up, and what leads from one to the next. */
export const useTopUp = (whom: Whom) => {
  const provider = useProvider()
  const queries = useQueryClient()
  const textOf = useErrorText()
  const [answers, setAnswers] = useState<Answers>()
  const [state, setState] = useState<State>({ step: 'what' })

  const look = useCallback(async (asked: Answers): Promise<Preview> =>
    (await provider.act('recharge', 'topUpPreview', { ...asked, ...sentWhom(whom) })).data as Preview, [provider, whom])

  /** Shows what the answers would do; resolves to the texts by field that the server answered. */
  const preview = async (asked: Answers): Promise<Record<string, unknown> | undefined> => {
    try {
      const seen = await look(asked)
      setAnswers(asked)
      setState({ step: 'preview', preview: seen })
      return undefined
    } catch (error) {
      return { ...fieldErrors(error), root: { refused: textOf(error) } }
    }
  }

  const confirm = async (): Promise<void> => {
    if (state.step !== 'preview' || !answers) return
    const { preview: seen } = state
    setState({ step: 'running', preview: seen })
    try {
      const { data } = await provider.act('recharge', 'topUp', { ...answers, ...sentWhom(whom), expectedAmount: seen.amount, previewToken: seen.previewToken })
      drafts.drop(topUpPage, ({ start }) => start === aboutWhom(whom))
      void queries.invalidateQueries({ queryKey: ['recharge'] })
      void queries.invalidateQueries({ queryKey: ['patient'] })
      setState({ step: 'done', done: data as Done, preview: seen })
    } catch (error) {
      // What it would do now is shown in the same place, so that it can be confirmed anew.
      const now = isOutdated(error) ? await look(answers).catch(() => seen) : seen
      setState({ step: 'preview', preview: now, refused: textOf(error), hasChanged: isOutdated(error) })
    }
  }

  return { state, preview, confirm, back: () => setState({ step: 'what' }) }
}
