import { document } from '../../resources/clinic/document.ts'
import { implement } from '../core/contract.ts'
import { notFound } from '../core/errors/problem.ts'
import { logRead } from '../core/logRead.ts'

export const documentImplementation = implement(document, {
  head: async ({ patient }, context) => {
    const head = await context.db.selectFrom('patient').innerJoin('hospital', 'hospital.id', 'patient.hospital')
      .select(['hospital.name as organisation', 'hospital.address', 'hospital.phone']).where('patient.id', '=', patient).executeTakeFirst()
    if (!head) throw notFound()
    await logRead('patient', patient, 'export', context)
    return head
  },
})
