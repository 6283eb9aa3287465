import { known } from './inputs.ts'
import type { Row, World } from './world.ts'

/** What it takes to do an action that its descriptor does not say. */
export interface Recipe {
  /** The account that does it, where the administrator cannot. */
  readonly by?: string
  /** Answers that fit the record. */
  readonly answers?: (
    world: World,
    record: Row,
  ) => Promise<Readonly<Record<string, unknown>>> | Readonly<Record<string, unknown>>
}

const elsewhere = async (world: World) => ({ hospital: (await world.make(known('hospital'))).id })

/** A price is followed from its first day on, or from today where that is later. */
const follow: Recipe = {
  answers: ({ host: { today } }, { validFrom }) => ({ validFrom: String(validFrom) > today ? validFrom : today }),
}

/** What is not paid is cancelled as a whole. */
const whole: Recipe = { answers: () => ({ times: undefined }) }

/** By resource and action. One that is not needed fails. */
export const recipes: { readonly [action: string]: Recipe } = {
  'patient transfer': { answers: elsewhere },
  'patient transferPreview': { answers: elsewhere },
  'recharge refund': whole,
  'recharge refundPreview': whole,
  'price follow': follow,
  'purchasePrice follow': follow,
  'hospitalPrice follow': follow,
  'role setPermissions': { answers: () => ({ permissions: [] }) },
  'refundRequest agree': { by: 'second' },
  'refundRequest refuse': { by: 'second' },
  'dataRequest erase': { by: 'second' },
}
