// `npm run new-resource -- clinic --capability organisations --fields "name:text! phone:text" --zh 诊所`: a descriptor, its texts, icon and rights.
import { existsSync, readFileSync } from 'node:fs'
import { capabilities, registry } from '../resources/index.ts'
import { filesOf, inTheWay, migrationName } from '../generator/files.ts'
import { AskedError } from './asking/asked.ts'
import { edit, hasIcon, roles, writeAll } from './asking/command.ts'
import type { Written } from './asking/command.ts'
import { entityOf } from './newResource/entity.ts'
import { parse } from './newResource/parse.ts'
import type { Asked } from './newResource/parse.ts'
import { withRights } from './newResource/rights.ts'

/** All files with their new contents, so that nothing is written where one of them cannot be made. */
const allFiles = (asked: Asked): Written[] => {
  const entity = entityOf(asked)
  const other = inTheWay(entity, existsSync)
  if (other !== undefined) throw new AskedError(`There is ${other} already: nothing was changed`)
  return [
    ...filesOf(entity, file => readFileSync(file, 'utf8')),
    ...(asked.roles.length > 0 ? [edit('server/seed/roles.ts', source => withRights(source, asked))] : []),
  ]
}

writeAll(() => {
  const asked = parse(process.argv.slice(2), {
    capabilities: Object.keys(capabilities),
    resources: Object.keys(registry),
    roles,
    hasIcon,
  })
  return {
    files: allFiles(asked),
    then: [
      `Read the texts in i18n/{zh,en}/${asked.capability}/${asked.name}.ts, and what its page is for, in guides.ts beside them. Then:`,
      '',
      `  npm run db:migration -- ${migrationName(asked.name)}`,
      '  npm run dev',
    ],
  }
})
