// `npm run new-resource -- clinic --capability organisations --fields "name:text! phone:text" --zh 诊所`: a descriptor, its texts, icon and rights.
import { languages, translate } from '../i18n/index.ts'
import type { Language } from '../i18n/index.ts'
import { capabilities, registry } from '../resources/index.ts'
import { edit, hasIcon, roles, writeAll } from './asking/command.ts'
import type { Written } from './asking/command.ts'
import { withIcon } from './asking/edits.ts'
import { descriptorSource } from './newResource/descriptor.ts'
import { parse } from './newResource/parse.ts'
import type { Asked } from './newResource/parse.ts'
import { withResource, withRights, withTexts } from './newResource/register.ts'
import { textsSource } from './newResource/texts.ts'

/** What most other resources call a field of that name: what one of them alone calls it may say whose it is. */
const knownTexts = ({ fields }: Asked, language: Language): Record<string, string> => Object.fromEntries(fields.flatMap(({ name, type }) => {
  const texts = Object.values(registry).filter(resource => resource.fields[name]?.type === type).map(resource => translate(language, `resources.${resource.name}.fields.${name}`))
  const uses = (text: string): number => texts.filter(other => other === text).length
  const [usual] = texts.toSorted((one, other) => uses(other) - uses(one))
  return usual === undefined ? [] : [[name, usual]]
}))

/** All files with their new contents, so that nothing is written where one of them cannot be made. */
const filesOf = (asked: Asked): Written[] => [
  [`resources/${asked.capability}/${asked.name}.ts`, descriptorSource(asked)],
  edit(`resources/${asked.capability}/index.ts`, source => withResource(source, asked)),
  ...languages.flatMap(language => [
    [`i18n/${language}/${asked.capability}/${asked.name}.ts`, textsSource(asked, language, knownTexts(asked, language))] as const,
    edit(`i18n/${language}/${asked.capability}/index.ts`, source => withTexts(source, asked)),
  ]),
  edit('src/shell/layout/moreIcons.tsx', source => withIcon(source, asked)),
  ...(asked.roles.length > 0 ? [edit('server/seed/roles.ts', source => withRights(source, asked))] : []),
]

writeAll(() => {
  const asked = parse(process.argv.slice(2), { capabilities: Object.keys(capabilities), resources: Object.keys(registry), roles, hasIcon })
  const folderName = asked.name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return {
    files: filesOf(asked),
    then: [
      `Read the texts in i18n/zh/${asked.capability}/${asked.name}.ts and i18n/en/${asked.capability}/${asked.name}.ts. Then:`,
      '',
      `  npm run db:migration -- add-${folderName}`,
      '  npm run dev',
    ],
  }
})
