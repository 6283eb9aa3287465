import type { hospital } from '../../../resources/organisations/hospital.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Organisation |||| Organisations',
  fields: {
    name: 'Name',
    code: 'Code',
    kind: 'Kind',
    superior: 'Superior organisation',
    province: 'Province',
    city: 'City',
    address: 'Address',
    contact: 'Contact',
    phone: 'Contact phone',
    remark: 'Remark',
    subordinates: 'Subordinates',
    deleted: 'Deleted',
  },
  hints: {
    name: 'At least 3 characters; no two organisations share a name',
    code: 'Part of case numbers; letters, digits, _ and - only',
    phone: 'A mobile number, or a landline with its area code, such as 010-12345678',
    subordinates: 'An organisation with subordinates cannot be edited or deleted',
  },
  sections: { organisation: 'Organisation', place: 'Place', contact: 'Contact' },
  choices: { kind: { platform: 'Platform', distributor: 'Distributor', agency: 'Agency', hospital: 'Hospital' } },
  actions: { recover: 'Recover' },
  done: { recover: 'Recovered' },
  calls: {
    removePreview: 'Preview of a deletion',
    balances: 'Remaining times',
    statement: 'Statement',
    checkName: 'Check name',
  },
  inputs: {
    remove: { fields: { previewToken: 'Preview' } },
    statement: { fields: { rechargeType: 'Top-up type', from: 'From', to: 'To', after: 'After number' } },
    checkName: { fields: { id: 'Id', name: 'Name' } },
  },
  effects: {
    remove: {
      records: 'Still there: %{subject}, %{count} (%{names})',
      ordinary: '%{count} ordinary times are left on its account, bought for %{amount}',
      naked3d: '%{count} naked-eye 3D times are left on its account, bought for %{amount}',
      lifetime:
        '%{smart_count} lifetime is left on its account, bought for %{amount} |||| %{smart_count} lifetimes are left on its account, bought for %{amount}',
      unpaid: '%{amount} of what it bought are not paid yet',
      operator:
        '%{smart_count} operator can no longer sign in: %{names} |||| %{smart_count} operators can no longer sign in: %{names}',
      doctor: '%{smart_count} member of staff: %{names} |||| %{smart_count} members of staff: %{names}',
      patient:
        '%{smart_count} patient can no longer be topped up and train: %{names} |||| %{smart_count} patients can no longer be topped up and train: %{names}',
      device:
        '%{smart_count} training device stops working: %{names} |||| %{smart_count} training devices stop working: %{names}',
      patientTimes: 'Its patients have %{count} %{count|time|times} left',
      patientLifetimes: 'Its patients have %{smart_count} lifetime |||| Its patients have %{smart_count} lifetimes',
      patientWorth: 'Its patients paid %{amount} for what is unused',
      cards:
        '%{smart_count} prepaid card is sold and not redeemed, for %{amount} |||| %{smart_count} prepaid cards are sold and not redeemed, for %{amount}',
      waiting:
        '%{smart_count} refund request of %{amount} is waiting |||| %{smart_count} refund requests of %{amount} are waiting',
    },
  },
  confirms: {
    remove:
      'A deleted organisation can no longer be chosen, its account pays nothing, its operators cannot sign in and its devices stop working. It can be recovered. Delete?',
    recover:
      'The times on its account, its staff, patients and devices are there again as before, and its operators can sign in anew. Recover?',
  },
} satisfies Texts<typeof hospital>
