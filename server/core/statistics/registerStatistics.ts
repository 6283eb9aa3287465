import type { FastifyInstance, FastifyRequest } from 'fastify'
import { message } from '../../../resources/core/message.ts'
import { givesFile } from '../../../resources/core/action.ts'
import { operationsOf, requestLine } from '../../../resources/core/calls.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { untilLeft } from '../answerLimit.ts'
import type { Query } from '../dialects.ts'
import type { Engine } from '../engine.ts'
import { invalid } from '../errors/problem.ts'
import type { Execution } from '../execution.ts'
import type { Format } from '../export/sheetFile.ts'
import { checkAsked } from '../input.ts'
import { inputOf } from '../requestInput.ts'
import type { Values } from '../requestInput.ts'
import { routePath } from '../route.ts'
import { answerSchema } from '../serialiser.ts'
import type { Asked } from './Asked.ts'
import { askedTogether } from './askedTogether.ts'
import { checkReport } from './checkReport.ts'
import { exportReport } from './exportReport.ts'
import { inSnapshot } from './inSnapshot.ts'
import type { StatisticsSource } from './inSnapshot.ts'
import { KeptAnswers } from './KeptAnswers.ts'
import { readReports } from './readReport.ts'
import type { Layout } from './reportTable.ts'
import { SharedAnswers } from './SharedAnswers.ts'

export interface StatisticsOptions {
  /** Where numbers are read from. */
  readonly source: StatisticsSource
  /**
   * What answers that others worked out are told apart by, where versions may answer differently; none where they may
   * at any time.
   */
  readonly version?: string | undefined
  /** Milliseconds that numbers may take, waiting for their turn included. */
  readonly work: number
  /** Milliseconds that a file may take. */
  readonly download: number
}

interface Answered {
  readonly asked: Asked
  readonly answer: ReportAnswer
  readonly layout: Layout
}

const layoutOf = ({ columns, rows, differences, cumulative }: Values, { by, step }: Asked): Layout => {
  if (typeof columns === 'string' && !(columns === 'step' ? step !== undefined : by.includes(columns)))
    throw invalid({ columns: message('notAsked') })
  // Sums run along the steps of time.
  if (cumulative === true && (step === undefined || columns === 'step'))
    throw invalid({ cumulative: message('alongSteps') })
  return {
    columns: typeof columns === 'string' ? columns : undefined,
    rows: rows === 'measures' ? rows : undefined,
    differences: differences === true,
    cumulative: cumulative === true,
  }
}

/**
 * Declares the routes of reports, which the engine answers from their declarations: the numbers, and their table as a
 * file.
 */
export const registerStatistics = (
  app: FastifyInstance,
  engine: Engine,
  resources: { readonly [name: string]: AnyResource },
  { source, version, work, download }: StatisticsOptions,
): void => {
  const { caches } = engine.host
  const kept = new KeptAnswers(
    source,
    undefined,
    caches.redis && version !== undefined ? new SharedAnswers(caches.redis, version) : undefined,
  )
  caches.add(kept.recent)
  const declared = Object.values(resources).flatMap(resource =>
    Object.entries(operationsOf(resource)).flatMap(([name, { report, ...operation }]) =>
      report === undefined ? [] : [{ resource, name, operation, report: engine.host.reports[report]! }],
    ),
  )
  for (const { resource, name, operation, report } of declared) {
    const line = requestLine(resource, name)
    const read = async (request: FastifyRequest, call: Execution): Promise<Answered & { readonly input: Values }> => {
      const input = await checkAsked(
        call,
        inputOf(line, { params: {}, query: request.query as Query, body: undefined }, { ...call.action.input }),
        [],
      )
      const asked = await checkReport(call, report, input)
      const layout = layoutOf(input, asked)
      const signal = AbortSignal.any([untilLeft(request), AbortSignal.timeout(work)])
      const answer = await kept.answer(call, asked, {
        signal,
        together: () => askedTogether(call, asked),
        workOut: (questions, left) =>
          call.host.turn(
            call.operator?.id ?? 0,
            () => left.aborted,
            () => inSnapshot(call, source, left, (inner, asOf) => readReports(inner, questions, asOf)),
          ),
      })
      return { input, asked, layout, answer }
    }
    const isFile = givesFile(operation)
    app.route({
      method: line.method,
      url: routePath(line.template),
      onRequest: engine.authorise(resource, name),
      ...(isFile
        ? { config: { answerLimit: download } }
        : { schema: { response: { '2xx': answerSchema(engine.host.models, resource, name) } } }),
      handler: async (request, reply) => {
        const call = engine.begin(request, resource, name)
        const { input, asked, layout, answer } = await read(request, call)
        if (!isFile) return answer
        const { headers, body } = await exportReport(call, asked, answer, (input['format'] ?? 'csv') as Format, layout)
        call.log.info({ report: report.name, format: input['format'] ?? 'csv', rows: answer.rows.length }, 'exported')
        return reply.headers(headers).send(body)
      },
    })
  }
}
