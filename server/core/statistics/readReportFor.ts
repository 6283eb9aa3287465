import { isDeepStrictEqual } from 'node:util'
import { message } from '../../../resources/core/message.ts'
import { allows, permissionOf } from '../../../resources/core/permission.ts'
import { readAddress } from '../../../resources/core/statistics/address.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { askReport } from '../../../resources/core/statistics/index.ts'
import type { AnyReport, Part, ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { layoutOf, partQuery, partsOf, viewOf } from '../../../resources/core/statistics/partQuery.ts'
import { comparedText, rangeText } from '../../../resources/core/statistics/written.ts'
import type { Language, Operator } from '../contract.ts'
import type { Engine } from '../engine.ts'
import { forbidden, invalid } from '../errors/problem.ts'
import type { Execution } from '../execution.ts'
import type { Cell } from '../export/cell.ts'
import type { Asked } from './Asked.ts'
import { checkReport } from './checkReport.ts'
import { inSnapshot } from './inSnapshot.ts'
import type { StatisticsSource } from './inSnapshot.ts'
import { answerIn, readReports } from './readReport.ts'
import { readFiltersText } from './readFiltersText.ts'
import { reportTable, wordsOf } from './reportTable.ts'
import type { Table } from './reportTable.ts'
import { cellWriter, textWriter } from './writer.ts'

/** A report to be written for somebody who does not call: `search` is what stands in the address of its page. */
export interface ReportFor {
  readonly operator: Operator
  readonly language: Language
  readonly report: string
  readonly search: URLSearchParams
}

type Written = Exclude<Part, { readonly part: 'largest' | 'without' }>

/** A part as it is written: its numbers to be read, and as a sheet has them. */
export interface WrittenPart {
  readonly title: string
  readonly kind: Written['part']
  readonly texts: Table<string>
  /** The same without the numbers that these are compared with, where there are some. */
  readonly uncompared?: Table<string>
  /** The last of its rows has the totals of all. */
  readonly hasTotal?: boolean
  readonly cells: Table<Cell>
}

/** A report that is written out for one reader. */
export interface WrittenReport {
  readonly title: string
  /** Its days; '' where it is as of now. */
  readonly range: string
  /** The days that these are compared with; '' where they are not. */
  readonly compared: string
  /** What it is filtered by, in words; '' where it is not. */
  readonly filters: string
  /** The moment as of which its numbers hold, in words. */
  readonly asOf: string
  readonly parts: readonly WrittenPart[]
}

export type ReadReportFor = (asked: ReportFor, signal: AbortSignal) => Promise<WrittenReport>

/**
 * What a part asks for to be written: its groups without the course of figures, and totals where its table has some.
 */
const queryOf = (report: AnyReport, part: Part, view: View): Readonly<Record<string, unknown>> => {
  const { step, totals: _all, ...query } = partQuery(report, part, view)
  return {
    ...askReport(query),
    ...(step !== undefined && part.part !== 'figures' ? { step } : {}),
    totals: part.part === 'table' && part.totals === true,
  }
}

const writtenPart = (call: Execution, name: string, part: Written, asked: Asked, answer: ReportAnswer): WrittenPart => {
  const words = wordsOf(call)
  const textsOf = (what: Asked): Table<string> => reportTable(call, what, answer, layoutOf(part), textWriter(words))
  return {
    title: words.t(`reports.${asked.report.name}.parts.${name}`),
    kind: part.part,
    hasTotal: asked.totals,
    texts: textsOf(asked),
    ...(asked.compare.length > 0 ? { uncompared: textsOf({ ...asked, compare: [] }) } : {}),
    cells: reportTable(call, asked, answer, layoutOf(part), cellWriter),
  }
}

// Rows and records tell of single people: they stay in their list.
const isWritten = (entry: readonly [string, Part]): entry is readonly [string, Written] =>
  entry[1].part !== 'largest' && entry[1].part !== 'without'

/**
 * Writes a report out for an operator as the page would show it to them now: with their rights, within their scope, in
 * a language, all parts of one state of the database. Throws 403 without the right to it, 404 where a filter names what
 * they do not reach, 400 for what the report does not have.
 */
export const createReportReader =
  (
    engine: Pick<Engine, 'host' | 'beginFor'>,
    source: StatisticsSource,
    run: () => Pick<Execution, 'now' | 'log'>,
  ): ReadReportFor =>
  ({ operator, language, report: name, search }, signal) => {
    const { models, reports } = engine.host
    const { resource } = models.of('statistics')
    const report = Object.hasOwn(reports, name) ? reports[name] : undefined
    if (!report) throw invalid({ report: message('reference') })
    const permission = permissionOf(resource, name)
    if (!allows(operator.permissions, permission)) throw forbidden(permission)
    const call = engine.beginFor(operator, resource, name, { ...run(), language })
    const { view, errors } = readAddress(report, search, call.today)
    if (Object.keys(errors).length > 0) throw invalid(errors)
    return inSnapshot(call, source, signal, async (inner, asOf) => {
      const words = wordsOf(inner)
      const parts = partsOf(report, view).filter(isWritten)
      const questions: Asked[] = []
      for (const [, part] of parts)
        questions.push(await checkReport(inner, report, queryOf(report, part, viewOf(part, view, inner.today))))
      const answers = (await readReports(inner, questions, asOf)).map(answerIn)
      // Parts with a range of their own are compared with days of their own.
      const ofAll = answers.find(({ comparedRanges }, at) =>
        isDeepStrictEqual([questions[at]!.range, Object.keys(comparedRanges)], [view.range, view.compare]),
      )
      return {
        title: words.t(`pages.${name}`),
        range: view.range ? rangeText(words, view.range) : '',
        compared: ofAll ? comparedText(words, ofAll.comparedRanges) : '',
        filters: await readFiltersText(inner, report, view.filters),
        asOf: words.format.moment(asOf.toISOString()),
        parts: parts.map(([part, declared], at) => writtenPart(inner, part, declared, questions[at]!, answers[at]!)),
      }
    })
  }
