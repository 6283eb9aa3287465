import type { hospital } from '../../resources/business/hospital.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Organisation |||| Organisations',
  fields: {
    name: 'Name', code: 'Code', kind: 'Kind', superior: 'Superior organisation', province: 'Province', city: 'City', address: 'Address',
    contact: 'Contact', phone: 'Contact phone', remark: 'Remark', subordinates: 'Subordinates', deleted: 'Deleted',
  },
  hints: {
    name: 'At least 3 characters; no two organisations share a name',
    code: 'Part of case numbers; letters, digits, _ and - only',
    phone: 'A mobile number, or a landline with its area code, such as 010-12345678',
    subordinates: 'An organisation with subordinates cannot be edited or deleted',
  },
  sections: { organisation: 'Organisation', place: 'Place', contact: 'Contact' },
  choices: { kind: { platform: 'Platform', distributor: 'Distributor', agency: 'Agency', hospital: 'Hospital' } },
  actions: { recover: 'Recover', balances: 'Remaining times', statement: 'Statement', checkName: 'Check name' },
  asks: {
    statement: { fields: { rechargeType: 'Top-up type', from: 'From', to: 'To', after: 'After number' } },
    checkName: { fields: { id: 'Id', name: 'Name' } },
  },
  confirms: { remove: 'A deleted organisation can no longer be chosen; it can be recovered. Delete?' },
  empty: 'No organisations yet',
} satisfies Texts<typeof hospital>
