import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry, reports } from '../../../resources/index.ts'
import { facts } from '../../../resources/statistics/facts/index.ts'
import { AskedError } from '../../../scripts/asking/asked.ts'
import { withIcon } from '../../../generator/edits.ts'
import { parse } from '../../../scripts/newReport/parse.ts'
import {
  withLooks,
  withPageGuide,
  withPageTitle,
  withPartTitles,
  withReport,
} from '../../../scripts/newReport/register.ts'
import { reportSource } from '../../../scripts/newReport/source.ts'

const known = {
  facts,
  registry,
  pages: ['patient', ...Object.keys(reports)],
  roles: ['doctor', 'nurse'],
  hasIcon: (name: string) => name === 'AssessmentOutlined',
}
const ask = (words: string, name = 'giftsByChannel', zh = '各渠道赠送') =>
  parse([name, ...words.split(' '), '--zh', zh], known)
const read = (file: string): string => readFileSync(file, 'utf8')

describe('new report', () => {
  it('shows the numbers, the course of the first, and a table by what is asked for', () => {
    const { report, title } = ask(
      '--measures payments.given,payments.times --by channel --filters hospital,doctor --range thisYear --roles doctor',
    )
    expect(title).toEqual({ zh: '各渠道赠送', en: 'Gifts by channel' })
    expect(reportSource({ report, title }))
      .toBe(`import { chart, figures, report, table } from '../../core/statistics/index.ts'
import { payments } from '../facts/payments.ts'

/** Gifts by channel: say here what it tells. */
export const giftsByChannel = report({
  name: 'giftsByChannel',
  facts: [payments],
  filters: ['hospital', 'doctor'],
  range: 'thisYear',
  parts: {
    sums: figures(['payments.given', 'payments.times']),
    course: chart({ as: 'line', measures: ['payments.given'], over: 'step' }),
    table: table({ rows: 'channel', measures: ['payments.given', 'payments.times'], totals: true }),
  },
})
`)
  })

  it.each([
    ['--measures payments.given', "rows: 'step'"],
    ['--measures payments.given,newPatients.registered --by hospital,doctor', "rows: ['hospital', 'doctor']"],
    [
      '--measures effects.cureRate --by trained',
      "chart({ as: 'bars', measures: ['effects.cureRate'], over: 'trained' })",
    ],
    ['--measures effects.cureRate', "table({ rows: 'measures', measures: ['effects.cureRate'] })"],
  ])('writes what the start-up checks accept: %s', (words, code) => {
    const { report, title } = ask(words)
    expect(reportSource({ report, title })).toContain(code)
    expect(report.filters).toEqual(['hospital'])
  })

  it.each([
    ['--measures payments.given', 'overview', 'already'],
    ['--measures payments.given', 'patient', 'already'],
    ['--measures payments.given', 'payments', 'already'],
    ['--measures payments.given', 'Gifts', 'camelCase'],
    ['--measures payments.given', '../gifts', 'camelCase'],
    ['--measures payments.given', 'report', 'camelCase'],
    [
      '--measures payment.given',
      'newOne',
      'There are no facts "payment", so no measure payment.given: there are newPatients, payments',
    ],
    ['--measures toString.given', 'newOne', 'There are no facts'],
    ['--measures payments.givn', 'newOne', 'did you mean payments.given?'],
    ['--by hospital', 'newOne', 'What does it measure?'],
    ['--measures payments.given --by chanel', 'newOne', "'type' | 'channel' | 'kind'"],
    ['--measures payments.given,effects.cureRate --by trained', 'newOne', 'payments is not broken down by trained'],
    ['--measures payments.given --by hospital,doctor,type', 'newOne', 'two dimensions at most'],
    ['--measures payments.given --by hospital,hospital', 'newOne', 'each once'],
    ['--measures payments.given --filters trained', 'newOne', 'payments cannot be filtered by trained'],
    ['--measures payments.given --range someday', 'newOne', 'use one of today, lastWeek'],
    ['--measures payments.given --range now', 'newOne', 'use one of today'],
    ['--measures payments.given --roles manager', 'newOne', 'use some of doctor, nurse'],
    ['--measures payments.given --icon Foldr', 'newOne', 'no icon'],
  ])('refuses %s as %s', (words, name, why) => {
    expect(() => ask(words, name)).toThrow(AskedError)
    expect(() => ask(words, name)).toThrow(why)
  })

  it('asks for its Chinese title', () => {
    expect(() => ask('--measures payments.given', 'newOne', ' ')).toThrow('What is newOne in Chinese?')
  })

  it('adds one line to each registry, in its place', () => {
    const asked = ask('--measures payments.given --roles doctor,nurse', 'giftsByChannel', "渠道's $1")
    const registered = withReport(read('resources/statistics/index.ts'), 'giftsByChannel')
    expect(registered).toMatch(/const reports = \{\n[^}]*[^,], giftsByChannel,\n\} as const/)
    expect(registered.match(/giftsByChannel/g)).toHaveLength(3)
    expect(withPartTitles(read('i18n/zh/statistics/reports.ts'), asked, 'zh')).toContain(
      "\n  giftsByChannel: { parts: { sums: '概况', course: '走势', table: '明细' } },\n} satisfies AllReportTexts",
    )
    expect(withPageTitle(read('i18n/zh/shell/pages.ts'), asked, 'zh')).toContain(
      '\n  giftsByChannel: "渠道\'s $1",\n} satisfies',
    )
    expect(withPageTitle(read('i18n/en/shell/pages.ts'), asked, 'en')).toContain(
      "\n  giftsByChannel: 'Gifts by channel',\n} satisfies",
    )
    expect(withPageGuide(read('i18n/en/statistics/guides.ts'), asked, 'en')).toContain(
      "\n  giftsByChannel: { purpose: 'Gifts by channel, in figures.' },\n} satisfies Guides",
    )
    expect(
      withIcon(read('src/shell/layout/moreIcons.tsx'), { name: 'giftsByChannel', icon: 'AssessmentOutlined' }).match(
        /giftsByChannel: AssessmentOutlined/g,
      ),
    ).toHaveLength(1)
    const rights = withLooks(read('server/seed/roles.ts'), asked)
    for (const role of ['doctor', 'nurse'])
      expect(rights).toMatch(
        new RegExp(
          `key: roleKeys\\.${role},(?:(?!key:)[^])*permissions: \\[[^{]*'statistics:giftsByChannel',\\n {4}\\],`,
        ),
      )
    expect(rights.match(/giftsByChannel/g)).toHaveLength(2)
  })
})
