import { boundOn, clausesOf } from './condition.ts'
import type { AnyCondition, Condition } from './condition.ts'
import type { Fields } from './field.ts'
import type { RecordOf } from './infer.ts'
import type { AnyResource, Resource } from './resource.ts'
import type { Stamp } from './stamps.ts'
import { permissionOfReport } from './statistics/index.ts'
import type { AnyReport, Comparison, QuickRange, Report } from './statistics/index.ts'

/** What every part of the home page says. */
interface Offered {
  /** A right that is needed besides that to see what is shown, as `resource:action`. */
  readonly may?: string
  /** Operators find it where they arrange their home page; it is not there by itself. */
  readonly spare?: true
}

/**
 * Rows of a list that somebody should look at. The condition is one that the filters of the list can say: the number
 * and the list are the same rows.
 */
interface Waiting extends Offered {
  readonly of: AnyResource
  readonly when: AnyCondition
  readonly sort?: readonly [string, 'ASC' | 'DESC']
}

/** How many rows wait. */
export interface CountPart extends Waiting {
  readonly part: 'count'
}

/** How many rows wait, and the first of them. */
export interface RowsPart extends Waiting {
  readonly part: 'rows'
  /** What names a row: where it is a reference, the row leads to what it refers to. */
  readonly names: string
  /** What is said below that. */
  readonly about?: string
  /** The day or moment that stands beside it. */
  readonly at?: string
}

/** A part of a report, over a range of its own. */
export interface FromReport extends Offered {
  readonly part: 'report'
  readonly report: AnyReport
  /** The name of the part within the report. */
  readonly shown: string
  readonly range?: QuickRange
  readonly compare?: readonly Comparison[]
}

/** What no list and no report has: its component stands in the capability's folder of src. */
export interface OwnPart extends Offered {
  readonly part: 'own'
  /** The right that what it shows needs, or `signedIn`. */
  readonly permission: string
  /** Pixels that are kept free until it is there. */
  readonly height: number
  /** It stands before everything else: what is said once, and takes no room where there is nothing to say. */
  readonly above?: true
}

/** A part of the home page. */
export type HomePart = CountPart | RowsPart | FromReport | OwnPart

/** Parts of the home page by their names, in the order in which they stand. */
export type HomeParts = { readonly [name: string]: HomePart }

type Key<F> = keyof F & string

/** Declares a number of waiting rows; only a call can hold the condition against the fields. */
export const countOf = <const N extends string, F extends Fields, A, S extends string, C>(
  of: Resource<N, F, A, S, C>,
  declaration: Offered & {
    readonly when: Condition<RecordOf<NoInfer<F>>>
    readonly sort?: readonly [NoInfer<Key<F>> | Stamp | 'id', 'ASC' | 'DESC']
  },
): CountPart => ({ part: 'count', of, ...declaration }) as unknown as CountPart

/** Declares waiting rows. */
export const rowsOf = <const N extends string, F extends Fields, A, S extends string, C>(
  of: Resource<N, F, A, S, C>,
  declaration: Offered & {
    readonly when: Condition<RecordOf<NoInfer<F>>>
    readonly sort?: readonly [NoInfer<Key<F>> | Stamp | 'id', 'ASC' | 'DESC']
    readonly names: NoInfer<Key<F>>
    readonly about?: NoInfer<Key<F>>
    readonly at?: NoInfer<Key<F>> | Stamp
  },
): RowsPart => ({ part: 'rows', of, ...declaration }) as unknown as RowsPart

/** Declares that a part of a report stands on the home page. */
export const partOf = <N extends string, F extends AnyReport['facts'][number], P extends AnyReport['parts']>(
  report: Report<N, F, P>,
  shown: NoInfer<Key<P>>,
  declaration: Offered & {
    readonly range?: QuickRange
    readonly compare?: readonly Comparison[]
  } = {},
): FromReport => ({ part: 'report', report: report as unknown as AnyReport, shown, ...declaration })

/** Declares a part whose component is written by hand. */
export const ownPart = (declaration: Omit<OwnPart, 'part'>) => ({ part: 'own', ...declaration }) as const

/** The right that a part needs besides `may`. */
export const rightOf = (one: HomePart): string => {
  switch (one.part) {
    case 'report':
      return permissionOfReport(one.report)
    case 'own':
      return one.permission
    default:
      return `${one.of.name}:list`
  }
}

/** Texts of the parts: what each is called, and of rows what is said where there are none. */
export type HomeTexts<P extends HomeParts> = {
  readonly [N in keyof P]: P[N] extends RowsPart
    ? { readonly title: string; readonly none: string }
    : { readonly title: string }
}

/** The condition of what waits, as the list spells its filters; distances from today become days. */
export const waitingFilter = ({ when }: Pick<CountPart, 'when'>, today: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    clausesOf(when).map(clause => {
      if (clause.is !== 'between') return [clause.key, clause.values.length === 1 ? clause.values[0] : clause.values]
      return [clause.key, { from: boundOn(clause.min, today), to: boundOn(clause.max, today) }]
    }),
  )
