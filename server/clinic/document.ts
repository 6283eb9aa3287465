import { document } from '../../resources/clinic/document.ts'
import { implement } from '../core/contract.ts'
import { notFound } from '../core/errors/problem.ts'
import { logRead } from '../core/logRead.ts'
import { documentHead } from './documentHead.ts'

export const documentImplementation = implement(document, {
  head: async ({ patient }, context) => {
    const head = await documentHead(patient, context)
    if (!head) throw notFound()
    await logRead('patient', patient, 'export', context)
    return head
  },
})
