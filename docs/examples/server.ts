import { patient } from '../../resources/patients/patient.ts'
import { message } from '../../resources/core/message.ts'
import { holding, implement, inSteps, keeping, together } from '../../server/core/contract.ts'
import type { Context, UnavailableReasons } from '../../server/core/contract.ts'
import { invalid } from '../../server/core/errors/problem.ts'
import type { JobHandler } from '../../server/platform/jobs/JobHandler.ts'
import { equipment } from './equipment.ts'

/** What a handler may reach for. */
const everything = async (context: Context): Promise<void> => {
  // example: context
  const who = context.operator?.name ?? context.device?.device ?? context.guardian?.account
  const { id } = await context.db.selectFrom('patient').select('id').limit(1).executeTakeFirstOrThrow()
  await context.update(patient, id, { remark: context.t('common.save') })
  await context.updateMany(patient, [1, 2], { remark: context.language })
  const made = await context.create(equipment, { name: 'Mirror', branch: 1, bought: context.today })
  await context.createMany(equipment, [{ name: 'Lamp', branch: 1 }])
  await context.moveRefs(equipment, 'keeper', 1, 2)
  const ids = await context.find(equipment, { state: 'stored' }, 100)
  await context.sender.send(context.db, {
    channel: 'email',
    recipient: 'a@example.com',
    about: 'oneTimePassword',
    language: 'en',
    body: context.publicUrl,
  })
  if ((await context.lastBackup()) === undefined) context.log.warn({}, 'no backup is known of')
  context.notify('equipment', String(made))
  context.give({ token: 'shown once' })
  context.logSecurity('secretChanged', { detail: 'key' })
  context.afterCommit(async () => context.log.info({ ids: ids.length, at: context.now }, `lent, ${context.timeZone}`))
  // /example
  void [
    who,
    context.origin(),
    context.client.ip,
    context.requestId,
    context.token,
    context.issueProof,
    context.files,
    context.cipher,
    context.caches,
    context.outgoing,
    context.reach,
    context.called,
    context.references,
    context.translate,
    context.notifyOperators,
  ]
}

// example: implement
export const equipmentImplementation = implement(
  equipment,
  {
    lend: holding(
      async (_id, { db }) => {
        // Others hold the branches before the equipment that they lend.
        await db.selectFrom('hospital').select('id').orderBy('id').forShare().execute()
      },
      async (record, input, context) => {
        if (record.lentTo === input.to) throw invalid({ to: message('unsuitable') })
        await context.update(equipment, record.id, { state: 'lent', lentTo: input.to })
      },
    ),
    lendPreview: async () => ({ effects: [], previewToken: '' }),
    scan: inSteps(async input => {
      const text = await input.sheet.text() // slow work, before any transaction
      return async () => text.split('\n').map(name => ({ name }))
    }),
    shown: keeping({
      tables: ['equipment'],
      audience: ({ device }) => device?.hospital,
      read: async () => ({ reply: { names: ['Mirror'] }, until: null }),
    }),
    names: async () => [{ name: 'Mirror', former: ['Glass'] }],
    report: together(async calls => calls.map(() => ({ done: true }))),
    setOwn: async (_input, context) => {
      await everything(context)
      return { done: true }
    },
  },
  {
    on: ['create', 'update', 'lose'],
    under: ['takeStock'],
    whenChanged: ['state', 'lentTo'],
    async before(action, record) {
      if (action === 'update' && record?.state === 'lost') throw invalid({ state: message('unsuitable') })
    },
    async beforeCreate(_action, inputs) {
      return inputs.map(() => ({ used: 0 }))
    },
    async afterCreate(_action, ids, context) {
      context.afterCommit(async () => context.log.info({ ids: ids.length }, 'made'))
    },
    async after(_action, record, context) {
      context.notify('equipment', String(record.id))
    },
    redact: { remark: (value, { createdBy }, reader) => (reader?.id === createdBy ? value : null) },
    async unavailableReasons(records) {
      return records.map((record): UnavailableReasons => (record.state === 'broken' ? { lend: 'unsuitable' } : {}))
    },
  },
)
// /example

// example: job
export const remindOfEquipment: JobHandler = {
  name: 'tidySessions', // its own name in resources/system/handlerNames.ts
  cron: '0 7 * * *',
  run: async ({ read, now }) => {
    const due = await read(db =>
      db.selectFrom('patient').select('id').where('created_at', '>', now.toISOString()).execute(),
    )
    return { records: due.length }
  },
}
// /example
