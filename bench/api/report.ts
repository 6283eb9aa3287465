import { table } from '../table.ts'
import type { Measured } from './measure.ts'
import type { BenchRequest } from './requests.ts'

/** Figures of one request: ours and the two thin servers, in the small and in the large database. */
export interface Result {
  readonly name: string
  readonly kind: BenchRequest['kind']
  readonly small: Figures
  readonly large: Figures
}

export interface Figures {
  readonly ours: Measured
  readonly counting: Measured
  readonly plain: Measured
}

/** Something that has to hold, and whether it does. */
export interface Verdict {
  readonly what: string
  readonly holds: boolean
}

const least = { counting: 20, plainList: 0.5, get: 0.5, update: 0.3 } as const
/** A list may take this many times as long in the large database as in the small one. */
const mostGrowth = 1.3
const longestSearch = 20

/** How much slower the large database answers: by the rate, which the whole of the work decides. */
const growth = ({ small, large }: Result): number => small.ours.rate / large.ours.rate

/** Holds the figures against the targets. */
export const verdicts = (results: readonly Result[], searches: ReadonlyMap<string, number>): Verdict[] => [
  ...results.flatMap(result => {
    const { ours, counting, plain } = result.large
    const atLeast = (what: string, ratio: number, wanted: number): Verdict => ({
      what: `${result.name}: ${ratio.toFixed(2)} × ${what}, wanted ${wanted}`,
      holds: ratio >= wanted,
    })
    if (result.kind === 'get') return [atLeast('thin', ours.rate / plain.rate, least.get)]
    if (result.kind === 'update') return [atLeast('thin', ours.rate / plain.rate, least.update)]
    return [
      atLeast('counting', ours.rate / counting.rate, least.counting),
      atLeast('not counting', ours.rate / plain.rate, least.plainList),
      // A search finds more where there are more, and counts what it finds; it is held to milliseconds instead.
      ...(result.kind === 'search'
        ? []
        : [
            {
              what: `${result.name}: ${growth(result).toFixed(2)} × the time in the small database, wanted ${mostGrowth} at most`,
              holds: growth(result) <= mostGrowth,
            },
          ]),
    ]
  }),
  ...[...searches].map(([kind, time]) => ({
    what: `search by ${kind}: ${time.toFixed(1)} ms, wanted less than ${longestSearch}`,
    holds: time < longestSearch,
  })),
]

const figure = (value: number): string => (value >= 100 ? Math.round(value).toString() : value.toPrecision(3))

const rateTable = (results: readonly Result[], of: (result: Result) => Figures): string =>
  table([
    [
      'request',
      'ours /s',
      'p50 ms',
      'counting /s',
      'p50 ms',
      'not counting /s',
      'p50 ms',
      '× counting',
      '× not counting',
    ],
    ...results.map(result => {
      const { ours, counting, plain } = of(result)
      const pair = ({ rate, p50 }: Measured): string[] => [figure(rate), figure(p50)]
      return [
        result.name,
        ...pair(ours),
        ...pair(counting),
        ...pair(plain),
        figure(ours.rate / counting.rate),
        figure(ours.rate / plain.rate),
      ]
    }),
  ])

/** The whole report as Markdown. */
export const report = (
  sizes: readonly [number, number],
  results: readonly Result[],
  searches: ReadonlyMap<string, number>,
): string =>
  [
    ...(
      [
        ['small', sizes[0]],
        ['large', sizes[1]],
      ] as const
    ).map(([key, size]) => `${size} patients\n\n${rateTable(results, result => result[key])}`),
    `ours, time at ${sizes[1]} over time at ${sizes[0]}\n\n${table([['request', 'ratio'], ...results.map(result => [result.name, figure(growth(result))])])}`,
    `search at ${sizes[1]}, one after the other\n\n${table([['typed', 'median ms'], ...[...searches].map(([kind, time]) => [kind, figure(time)])])}`,
  ].join('\n\n')
