import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../../resources/core/index.ts'
import type { InputOf } from '../../../resources/core/infer.ts'
import type { recharge } from '../../../resources/times/recharge.ts'
import type { topUpAsks } from '../../../resources/times/topUp.ts'
import { HttpError } from '../../../dataProvider/index.ts'
import { drafts } from '../../shell/drafts/index.ts'
import { fieldErrors } from '../../core/actions/outcome.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useClient } from '../../core/provider.ts'
import { topUpPage } from '../cards/topUpPath.ts'
import { aboutWhom, sentWhom } from './whom.ts'
import type { Whom } from './whom.ts'

/** What the server says that it would do; its token holds the top-up to these patients. */
export type Preview = ReplyOf<typeof recharge, 'topUpPreview'>

/** What was done. */
export type Done = ReplyOf<typeof recharge, 'topUp'>

/** What is asked for, beside whom it is for. */
export type Answers = Omit<InputOf<typeof topUpAsks>, 'userIds' | 'filter'>

export type State =
  | { readonly step: 'what' }
  | {
      readonly step: 'preview' | 'running'
      readonly preview: Preview
      readonly refused?: string
      readonly hasChanged?: boolean
    }
  | { readonly step: 'done'; readonly done: Done; readonly preview: Preview }

/** Refusals after which there is something else to be seen than before. */
const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError &&
  ['previewChanged', 'priceChanged', 'timesMissing', 'patientChanged'].includes(error.code ?? '')

/** The steps of a top-up, and what leads from one to the next. */
export const useTopUp = (whom: Whom) => {
  const client = useClient()
  const queries = useQueryClient()
  const textOf = useErrorText()
  const [answers, setAnswers] = useState<Answers>()
  const [state, setState] = useState<State>({ step: 'what' })

  const look = useCallback(
    async (asked: Answers): Promise<Preview> => client.recharge.topUpPreview({ ...asked, ...sentWhom(whom) }),
    [client, whom],
  )

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
      const data = await client.recharge.topUp({
        ...answers,
        ...sentWhom(whom),
        expectedAmount: seen.amount,
        previewToken: seen.previewToken,
      })
      drafts.drop(topUpPage, ({ start }) => start === aboutWhom(whom))
      void queries.invalidateQueries({ queryKey: ['recharge'] })
      void queries.invalidateQueries({ queryKey: ['patient'] })
      setState({ step: 'done', done: data, preview: seen })
    } catch (error) {
      // What it would do now is shown in the same place, so that it can be confirmed anew.
      const now = isOutdated(error) ? await look(answers).catch(() => seen) : seen
      setState({ step: 'preview', preview: now, refused: textOf(error), hasChanged: isOutdated(error) })
    }
  }

  return { state, answers, preview, confirm, back: () => setState({ step: 'what' }) }
}
