import type { Kysely } from 'kysely'
import { secretsOf, setKey, singletonId, storedFields } from '../../resources/core/fields.ts'
import type { AnyResource, InferRecord } from '../../resources/core/index.ts'
import { alipaySetting } from '../../resources/system/alipaySetting.ts'
import { baseSetting } from '../../resources/system/baseSetting.ts'
import { configSetting } from '../../resources/system/configSetting.ts'
import { retentionSetting } from '../../resources/system/retentionSetting.ts'
import { siteSetting } from '../../resources/system/siteSetting.ts'
import { wxSetting } from '../../resources/system/wxSetting.ts'
import { storageSetting } from '../../resources/system/storageSetting.ts'
import type { Tables } from '../platform/database/tables.ts'
import { quoted, Statement } from './statement.ts'
import { columnName, tableName } from './migrations/schemaNames.ts'
import { secretPlace } from '../platform/secrets/Cipher.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'

const settings = { baseSetting, siteSetting, configSetting, storageSetting, wxSetting, alipaySetting, retentionSetting }

export type SettingName = keyof typeof settings
export type Setting<N extends SettingName> = InferRecord<(typeof settings)[N]>

const descriptor = (name: SettingName): AnyResource => settings[name]

const readRow = async <Row>(db: Kysely<Tables>, name: string, columns: readonly string[]): Promise<Row> => {
  const [row] = await new Statement().run<Row>(
    db,
    `select ${columns.join(', ')} from ${quoted(tableName(name))} where "id" = ${singletonId}`,
  )
  if (!row) throw new Error(`The settings ${name} are missing: they are made when the host starts`)
  return row
}

/** The settings of that name as they are stored now; of secrets only whether they are set. Throws DatabaseError. */
export const readSetting = <N extends SettingName>(db: Kysely<Tables>, name: N): Promise<Setting<N>> => {
  const secrets = secretsOf(descriptor(name))
  return readRow<Setting<N>>(db, name, [
    '"id"',
    '"version"',
    ...storedFields(descriptor(name)).map(([field]) =>
      secrets.includes(field)
        ? `${quoted(columnName(field))} is not null as ${quoted(setKey(field))}`
        : `${quoted(columnName(field))} as ${quoted(field)}`,
    ),
  ])
}

/** A secret of the settings in clear, null where it is not set. Throws SealError where another key sealed it. */
export const readSecret = async (
  db: Kysely<Tables>,
  cipher: Cipher,
  name: SettingName,
  field: string,
): Promise<string | null> => {
  const { sealed } = await readRow<{ sealed: string | null }>(db, name, [`${quoted(columnName(field))} as sealed`])
  return sealed === null ? null : cipher.open(sealed, secretPlace(name, field))
}

/**
 * What fields of settings say (`configSetting.idNumberRequired`), by these keys, whichever singletons have them. Throws
 * DatabaseError.
 */
export const settingValues = async (
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> => {
  const fields = [...new Set(keys)].map(key => key.split('.') as [name: string, field: string])
  const read = await Promise.all(
    [...new Set(fields.map(([name]) => name))].map(name =>
      readRow<Readonly<Record<string, unknown>>>(
        db,
        name,
        fields
          .filter(([of]) => of === name)
          .map(([, field]) => `${quoted(columnName(field))} as ${quoted(`${name}.${field}`)}`),
      ),
    ),
  )
  return new Map(read.flatMap(row => Object.entries(row)))
}

/** Which of these flags of the settings are on now. Throws DatabaseError. */
export const settingsOn = async (db: Kysely<Tables>, keys: readonly string[]): Promise<readonly string[]> => {
  const said = await settingValues(db, keys)
  return keys.filter(key => said.get(key) === true)
}
