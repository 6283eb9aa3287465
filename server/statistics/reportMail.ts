import { fileName } from '../../domain/fileName.ts'
import { formats } from '../core/export/sheetFile.ts'
import { xml } from '../core/export/xml.ts'
import type { Language, MailParts } from '../core/contract.ts'
import { inBatches } from '../core/export/inBatches.ts'
import { aboutSheet } from '../core/export/aboutSheet.ts'
import type { WrittenPart, WrittenReport } from '../core/statistics/readReportFor.ts'
import type { Table } from '../core/statistics/reportTable.ts'

/** Of one table, more than this stands in the file alone: mail is read on telephones. */
const mostRows = 30
const mostColumns = 8
/** Mail servers take some ten megabytes, and base64 makes a third more of them. */
const largestFile = 5 * 1024 * 1024

type Say = (key: string, parameters?: Readonly<Record<string, string | number>>) => string

export interface ReportLinks {
  /** The page of the report, with the same range and filters. */
  readonly page: string
  readonly subscriptions: string
  readonly unsubscribe: string
}

const cell = 'padding:4px 10px;border:1px solid #d0d5dd;'

/**
 * The beginning of a table with its totals, and whether it has more. Of one that is too wide, what it is compared with
 * is left out before its own numbers are.
 */
const shortened = ({
  texts,
  uncompared,
  hasTotal = false,
}: Pick<WrittenPart, 'texts' | 'uncompared' | 'hasTotal'>): Table<string> & { readonly isShort: boolean } => {
  const isWide = texts.titles.length > mostColumns
  const { titles, rows } = (isWide && uncompared) || texts
  const isLong = rows.length > mostRows + (hasTotal ? 1 : 0)
  const shown = isLong ? [...rows.slice(0, mostRows), ...(hasTotal ? rows.slice(-1) : [])] : rows
  return {
    titles: titles.slice(0, mostColumns),
    rows: shown.map(row => row.slice(0, mostColumns)),
    isShort: isLong || isWide,
  }
}

// Styles stand at each element: programs for mail leave out those that stand apart.
const htmlTable = ({ titles, rows }: Table<string>): string => {
  const head = titles
    .map(
      (title, at) =>
        `<th style="${cell}background:#f2f4f7;text-align:${at === 0 ? 'left' : 'right'}">${xml(title)}</th>`,
    )
    .join('')
  const body = rows
    .map(
      row =>
        `<tr>${row.map((text, at) => `<td style="${cell}text-align:${at === 0 ? 'left' : 'right'}">${xml(text ?? '')}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table style="border-collapse:collapse;font-size:14px"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

const textTable = ({ titles, rows }: Table<string>): string =>
  [titles, ...rows].map(row => row.map(text => text ?? '').join(' | ')).join('\n')

const link = (address: string, text: string): string => `<a href="${xml(address)}">${xml(text)}</a>`

async function* sheetsOf(report: WrittenReport, say: Say) {
  for (const { title, cells } of report.parts)
    yield { name: title, titles: cells.titles, batches: inBatches(cells.rows) }
  yield aboutSheet({ t: say }, report)
}

const workbook = async (report: WrittenReport, say: Say): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of formats.xlsx.write(sheetsOf(report, say))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * A report as a mail: its figures and tables to be read, all of its parts as a workbook of at most so many bytes beside
 * them, and the ways to its page and out of the subscription.
 */
export const reportMail = async (
  report: WrittenReport,
  links: ReportLinks,
  language: Language,
  say: Say,
  most = largestFile,
): Promise<{ readonly body: string; readonly mail: MailParts }> => {
  const { title, range, compared, filters, asOf, parts } = report
  const file = await workbook(report, say)
  const isTooLarge = file.length > most
  const about = [range, compared, filters, say('reportMail.asOf', { at: asOf })].filter(text => text !== '')
  const shown = parts
    .filter(({ kind, texts }) => kind !== 'chart' && texts.rows.length > 0)
    .map(part => ({ title: part.title, ...shortened(part) }))
  const more = say(isTooLarge ? 'reportMail.moreOnPage' : 'reportMail.moreInFile')
  const closing = [
    ...(shown.length === 0 ? [say('app.report.empty')] : []),
    say(isTooLarge ? 'reportMail.tooLarge' : 'reportMail.attached'),
  ]
  const end = say('reportMail.why', { title })
  const html =
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;color:#101828"><h1 style="font-size:20px">${xml(title)}</h1><p>${about.map(xml).join(' · ')}</p>` +
    shown
      .map(
        table =>
          `<h2 style="font-size:16px">${xml(table.title)}</h2>${htmlTable(table)}${table.isShort ? `<p>${xml(more)}</p>` : ''}`,
      )
      .join('') +
    `${closing.map(text => `<p>${xml(text)}</p>`).join('')}<p>${link(links.page, say('reportMail.open'))}</p>` +
    `<p style="font-size:12px;color:#667085">${xml(end)} ${link(links.unsubscribe, say('reportMail.unsubscribe'))} · ${link(links.subscriptions, say('reportMail.manage'))}</p></body></html>`
  const body = [
    title,
    about.join(' · '),
    '',
    ...shown.flatMap(table => [table.title, textTable(table), ...(table.isShort ? [more] : []), '']),
    ...closing,
    `${say('reportMail.open')}: ${links.page}`,
    '',
    end,
    `${say('reportMail.unsubscribe')}: ${links.unsubscribe}`,
    `${say('reportMail.manage')}: ${links.subscriptions}`,
  ].join('\n')
  return {
    body,
    mail: {
      subject: say('reportMail.of', { title, range: range === '' ? asOf : range }),
      html,
      unsubscribe: links.unsubscribe,
      attachments: isTooLarge
        ? []
        : [{ name: fileName([title, range], 'xlsx'), type: formats.xlsx.type, content: file.toString('base64') }],
    },
  }
}
