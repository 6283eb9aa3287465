import { integer } from './types/integer/index.ts'
import { items } from './types/items/index.ts'
import { json } from './types/json/index.ts'
import { money } from './types/money/index.ts'
import { text } from './types/text/index.ts'

/**
 * What an action that is a preview answers: its effects, and the token of what they were, which the action itself asks
 * for. Each effect is a text of its own (`effects.{action}.{effect}`); `subject` is the catalogue key of what it is
 * about, `amount` is fen, `names` are a few of those it is about.
 */
export const previewOutput = {
  effects: items(
    {
      effect: text({ required: true }),
      subject: text(),
      count: integer(),
      amount: money(),
      names: json({ of: text(), many: true }),
    },
    { required: true },
  ),
  previewToken: text({ required: true }),
}

/** What the action asks for, so that it does what was shown. */
export const previewToken = { previewToken: text({ required: true, max: 64 }) }

/** The same where the action may be called without a look beforehand; what was looked at still holds. */
export const optionalPreviewToken = { previewToken: text({ max: 64 }) }

/** One effect as a reply carries it. */
export type Effect = NonNullable<(typeof previewOutput)['effects']['value']>[number]
