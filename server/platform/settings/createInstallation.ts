import { defaultTimeZone } from '../../../domain/calendar.ts'
import type { Database } from '../database/Database.ts'
import { onSettingChange } from './changes.ts'
import { readSetting } from '../../core/readSetting.ts'
import type { Setting } from '../../core/readSetting.ts'

/** The channel on which hosts tell one another that settings changed. */
export const settingChannel = 'setting'

/** The settings that every call may depend on, as one host knows them. */
export interface Installation {
  /** At most two seconds old, and as they are now once a change was announced. Throws DatabaseError. */
  current(): Promise<{
    readonly base: Setting<'baseSetting'>
    readonly site: Setting<'siteSetting'>
    readonly config: Setting<'configSetting'>
  }>
  /** The business time zone as it was last read. */
  timeZone(): string
  close(): Promise<void>
}

type State = Awaited<ReturnType<Installation['current']>>

// Changes are announced; this bounds what happens where an announcement is lost.
const longestAge = 2_000

/** Opens the settings of one host. */
export const createInstallation = async ({
  database,
  clock = () => new Date(),
}: {
  readonly database: Pick<Database, 'db' | 'listen' | 'notify'>
  readonly clock?: () => Date
}): Promise<Installation> => {
  let known: { readonly state: State; readonly readAt: number } | undefined
  let reading: Promise<State> | undefined
  let timeZone = defaultTimeZone

  const forget = (): void => {
    known = undefined
    reading = undefined
  }

  const read = (): Promise<State> => {
    const readAt = clock().getTime()
    const begun: Promise<State> = Promise.all([
      readSetting(database.db, 'baseSetting'),
      readSetting(database.db, 'siteSetting'),
      readSetting(database.db, 'configSetting'),
    ])
      .then(([base, site, config]) => {
        const state = { base, site, config }
        // What was announced meanwhile is not in what was read.
        if (reading === begun) known = { state, readAt }
        if (reading === begun) timeZone = base.timeZone
        return state
      })
      .finally(() => {
        if (reading === begun) reading = undefined
      })
    return begun
  }

  const current = (): Promise<State> => {
    if (known && clock().getTime() - known.readAt < longestAge) return Promise.resolve(known.state)
    return (reading ??= read())
  }

  const stopAnnouncing = onSettingChange(async () => {
    forget()
    await current()
    await database.notify(settingChannel, '')
  })
  // Read at once: the time zone is asked for without waiting.
  const stopListening = await database.listen(settingChannel, () => {
    forget()
    current().catch(() => undefined)
  })
  await current()

  return {
    current,
    timeZone: () => timeZone,
    async close() {
      stopAnnouncing()
      await stopListening()
      await reading?.catch(() => undefined)
    },
  }
}
