import { sql } from 'kysely'
import { message } from '../../resources/core/message.ts'
import { storageSetting } from '../../resources/system/storageSetting.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { askForRun } from '../platform/jobs/askForRun.ts'
import { testBucket } from '../platform/storage/testBucket.ts'
import { announceSettingChange } from '../platform/settings/changes.ts'
import '../platform/storage/tables.ts'

/** Which bucket it is: what is kept there is in no other. */
const whichBucket = ['endpoint', 'bucket'] as const

const isKeptIn = async (place: string, { db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await sql<{ kept: boolean }>`select exists (select from upload where place = ${place}) as kept`.execute(db)).rows[0]!
    .kept

const setMoving = (moving: boolean, { db }: Pick<Context, 'db'>) =>
  sql`update storage_setting set moving = ${moving}`.execute(db)

export const storageSettingImplementation = implement(
  storageSetting,
  {
    async state(_input, { db, files: { storage } }) {
      const {
        rows: [found],
      } = await sql<{
        moving: boolean
        diskFiles: string
        diskBytes: string
        bucketFiles: string
        bucketBytes: string
      }>`
      select coalesce(bool_or(s.moving), false) as moving,
        count(u.key) filter (where u.place = 'disk') as "diskFiles", coalesce(sum(u.size) filter (where u.place = 'disk'), 0) as "diskBytes",
        count(u.key) filter (where u.place = 'bucket') as "bucketFiles", coalesce(sum(u.size) filter (where u.place = 'bucket'), 0) as "bucketBytes"
      from storage_setting s left join upload u on true`.execute(db)
      const { moving, diskFiles, diskBytes, bucketFiles, bucketBytes } = found!
      return {
        place: storage.chosen,
        complete: storage.service !== undefined,
        environment: storage.isByEnvironment,
        moving,
        diskFiles: Number(diskFiles),
        diskBytes: Number(diskBytes),
        bucketFiles: Number(bucketFiles),
        bucketBytes: Number(bucketBytes),
      }
    },

    // What is asked of the bucket takes its time, and no transaction waits for it.
    test: inSteps(async (_input, { files: { storage } }) => {
      if (!storage.service) throw new Problem(409, 'noBucketSet')
      const outcome = await testBucket(storage.service)
      return async () => ({ outcome })
    }),

    async move(_input, context) {
      if (!context.files.storage.service) throw new Problem(409, 'noBucketSet')
      await setMoving(true, context)
      await askForRun('moveFiles', context)
      return { moving: true }
    },

    async stop(_input, context) {
      await setMoving(false, context)
      return { moving: false }
    },
  },
  {
    on: ['update'],
    async before(_action, record, input, context) {
      const isCleared = (name: 'accessKey' | 'secretKey'): boolean =>
        name in input && !input[name] && Boolean(name === 'secretKey' ? record!.secretKeySet : record![name])
      if (!(await isKeptIn('bucket', context))) return
      const changed = [
        ...whichBucket.filter(name => name in input && input[name] !== record![name]),
        ...(['accessKey', 'secretKey'] as const).filter(isCleared),
      ]
      // They would be out of reach: they are moved first, and the bucket changed then.
      if (changed.length > 0) throw invalid(Object.fromEntries(changed.map(name => [name, message('bucketInUse')])))
    },
    async after(_action, _record, { afterCommit }) {
      afterCommit(announceSettingChange)
    },
  },
)
