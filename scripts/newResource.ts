// `npm run new-resource -- clinic --capability organisations --fields "name:text! phone:text"`: a descriptor and its texts to start from.
import { readFileSync, writeFileSync } from 'node:fs'
import { languages, translate } from '../i18n/index.ts'
import type { Language } from '../i18n/index.ts'
import { capabilities, registry } from '../resources/index.ts'
import { descriptorSource } from './newResource/descriptor.ts'
import { AskedError, parse } from './newResource/parse.ts'
import type { Asked } from './newResource/parse.ts'
import { withResource, withTexts } from './newResource/register.ts'
import { textsSource } from './newResource/texts.ts'

/** What other resources call fields of the same name; the first found. */
const knownTexts = ({ fields }: Asked, language: Language): Record<string, string> => Object.fromEntries(fields.flatMap(({ name }) => {
  const owner = Object.values(registry).find(resource => name in resource.fields)
  return owner ? [[name, translate(language, `resources.${owner.name}.fields.${name}`)]] : []
}))

const edit = (file: string, change: (source: string) => string): readonly [string, string] => [file, change(readFileSync(file, 'utf8'))]

/** All files with their new contents, so that nothing is written where one of them cannot be made. */
const filesOf = (asked: Asked): (readonly [string, string])[] => [
  [`resources/${asked.capability}/${asked.name}.ts`, descriptorSource(asked)],
  edit(`resources/${asked.capability}/index.ts`, source => withResource(source, asked)),
  ...languages.flatMap(language => [
    [`i18n/${language}/${asked.capability}/${asked.name}.ts`, textsSource(asked, language, knownTexts(asked, language))] as const,
    edit(`i18n/${language}/${asked.capability}/index.ts`, source => withTexts(source, asked)),
  ]),
]

try {
  const asked = parse(process.argv.slice(2), { capabilities: Object.keys(capabilities), resources: Object.keys(registry) })
  const files = filesOf(asked)
  for (const [file, content] of files) writeFileSync(file, content)
  const folderName = asked.name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  console.log([
    ...files.map(([file]) => `  ${file}`),
    '',
    `Put the texts into words in i18n/zh/${asked.capability}/${asked.name}.ts and i18n/en/${asked.capability}/${asked.name}.ts. Then:`,
    '',
    `  npm run db:migration -- add-${folderName}`,
    '  npm run dev',
  ].join('\n'))
} catch (error) {
  if (!(error instanceof AskedError)) throw error
  console.error(error.message)
  process.exit(1)
}
