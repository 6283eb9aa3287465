import Fastify from 'fastify'
import { expect } from 'vitest'
import { hostBeat } from '../../../server/monitor/beat.ts'
import { createCaches } from '../../../server/platform/caches/Caches.ts'
import { createOutbox } from '../../../server/platform/messages/createOutbox.ts'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { passingCipher } from '../../../server/platform/secrets/Cipher.ts'
import { eventually } from '../../support/eventually.ts'
import type { Host } from '../../support/host.ts'
import { jobNamed } from '../../support/jobNamed.ts'
import type { Busy } from './Caller.ts'
import { at } from './office.ts'

/** A host says that it is there. */
const beat = async ({ database }: Host): Promise<void> => {
  const app = Fastify()
  const { run, stop } = hostBeat(app, database, {
    clock: () => new Date(),
    build: 'index-one',
    caches: createCaches(undefined),
  })
  await run()
  stop()
  await app.close()
}

/** A code that was sealed by a key which only its writer has: whichever host takes it gives it up, and calls nobody. */
const loseMessage = async ({ host: { database }, office }: Busy): Promise<void> => {
  const { phone } = await database.db
    .selectFrom('operator')
    .select('phone')
    .where('username', '=', 'staff')
    .executeTakeFirstOrThrow()
  await at(office).call('POST api/code/phone', { body: { phone } })
  const outbox = createOutbox({ database, cipher: passingCipher(), mail: undefined, outgoing: openOutgoing([]) })
  await outbox.deliver()
  await outbox.close()
  // The first host may have taken it.
  await eventually(() =>
    database.db.selectFrom('message').select('id').where('state', '=', 'failed').executeTakeFirstOrThrow(),
  )
}

/**
 * What those see who run the hosts: a browser fails, a call comes to nothing, a message is not delivered; and all of
 * that is told.
 */
export const monitor = async (busy: Busy): Promise<void> => {
  const { host, office, admin } = busy
  await beat(host)
  await admin.send('POST api/errorLog/report', {
    kind: 'TypeError',
    message: 'no 1',
    stack: 'at Row (/assets/patient-Ab12Cd34.js:12:34)',
    build: 'index-one',
  })
  await expect(admin.send('GET api/user/999999')).rejects.toThrow('answered 404')
  await loseMessage(busy)
  await at(office).work(jobNamed('tellErrors'))
}

/** Waits for what a host writes a moment after its calls were answered. */
export const untilWritten = async ({ database: { db } }: Host): Promise<void> => {
  await eventually(() => db.selectFrom('failed_call').select('id').executeTakeFirstOrThrow())
  await eventually(() => db.selectFrom('security_event').select('id').executeTakeFirstOrThrow())
}
