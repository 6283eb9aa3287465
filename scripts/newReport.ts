// `npm run new-report -- giftsByChannel --measures "payments.given" --by channel --zh 各渠道赠送`: a report, its texts, icon, and the right to look at it.
import { languages } from '../i18n/index.ts'
import { registry, reports } from '../resources/index.ts'
import type { AnyReport } from '../resources/core/statistics/index.ts'
import { pageKeys } from '../resources/pages.ts'
import { facts } from '../resources/statistics/facts/index.ts'
import { roleKeys, seededRoles } from '../server/seed/roles.ts'
import { withIcon } from '../generator/edits.ts'
import { edit, hasIcon, roles, writeAll } from './asking/command.ts'
import { parse } from './newReport/parse.ts'
import { withLooks, withPageGuide, withPageTitle, withPartTitles, withReport } from './newReport/register.ts'
import { reportSource } from './newReport/source.ts'

/** Whether a role sees every report, those that are yet to come among them. */
const seesAll = (role: string): boolean =>
  seededRoles
    .find(({ key }) => key === roleKeys[role as keyof typeof roleKeys])
    ?.permissions.includes('statistics:*') === true

writeAll(() => {
  const asked = parse(process.argv.slice(2), { facts, registry, pages: pageKeys(), roles, hasIcon })
  const {
    report: { name, facts: used },
    icon,
  } = asked
  const granted = asked.roles.filter(role => !seesAll(role))
  const told = new Set<string>(Object.values<AnyReport>(reports).flatMap(report => report.facts.map(one => one.name)))
  const untold = used.filter(one => !told.has(one.name)).map(one => one.name)
  return {
    files: [
      [`resources/statistics/reports/${name}.ts`, reportSource(asked)],
      edit('resources/statistics/index.ts', source => withReport(source, name)),
      ...languages.flatMap(language => [
        edit(`i18n/${language}/statistics/reports.ts`, source => withPartTitles(source, asked, language)),
        edit(`i18n/${language}/shell/pages.ts`, source => withPageTitle(source, asked, language)),
        edit(`i18n/${language}/statistics/guides.ts`, source => withPageGuide(source, asked, language)),
      ]),
      edit('src/shell/layout/moreIcons.tsx', source => withIcon(source, { name, icon })),
      ...(granted.length > 0
        ? [edit('server/seed/roles.ts', source => withLooks(source, { ...asked, roles: granted }))]
        : []),
    ],
    then: [
      'Read the titles in i18n/{zh,en}/statistics/reports.ts and i18n/{zh,en}/shell/pages.ts, and say in the report, and in i18n/{zh,en}/statistics/guides.ts, what it tells.',
      ...(untold.length > 0
        ? [
            `No report has shown ${untold.join(', ')} yet: write what is measured, and how, in i18n/{zh,en}/statistics/facts.ts; npm run types names what is missing.`,
          ]
        : []),
      'Then:',
      '',
      '  npm run dev',
    ],
  }
})
