import { paper } from '../../resources/session/paper.ts'
import { implement } from '../engine/contract.ts'
import { notFound } from '../errors/problem.ts'
import { logLook } from './logLook.ts'

export const paperImplementation = implement(paper, {
  head: async ({ patient }, context) => {
    const head = await context.db.selectFrom('patient').innerJoin('hospital', 'hospital.id', 'patient.hospital')
      .select(['hospital.name as organisation', 'hospital.address', 'hospital.phone']).where('patient.id', '=', patient).executeTakeFirst()
    if (!head) throw notFound()
    await logLook('patient', patient, 'export', context)
    return head
  },
})
