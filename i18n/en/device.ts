import type { device } from '../../resources/business/device.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: 'Training device |||| Training devices',
  fields: {
    name: 'Name', serial: 'Serial number', hospital: 'Organisation', access: 'Token', issuedAt: 'Token issued at', lastSeenAt: 'Last seen at',
    clientVersion: 'Client version', remark: 'Remark', deleted: 'Deleted',
  },
  hints: { serial: 'As it stands on the device; no two are the same' },
  sections: { device: 'Device' },
  choices: { access: { new: 'Not issued', issued: 'Issued', revoked: 'Revoked' } },
  actions: { revoke: 'Revoke the token', recover: 'Recover' },
  asks: {},
  confirms: {
    revoke: 'The device can no longer connect until it gets a new token. Records that it still holds can be sent then. Revoke?',
    remove: 'The token of the device ends as well; records that it sent stay as they are. Delete?',
  },
  empty: 'No training devices yet',
} satisfies Texts<typeof device>
