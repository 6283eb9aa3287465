import type { alipayBill } from '../../../resources/alipay/alipayBill.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Alipay bill |||| Alipay bills',
  fields: {
    day: 'Day', state: 'State', trouble: 'Why it is not compared', lines: 'Lines', received: 'Received', refunded: 'Given back', fees: 'Fees', otherLines: 'Lines of other business', differences: 'Differences', merchant: 'Merchant (PID)', appId: 'App ID',
    comparedAt: 'Compared at', tries: 'Times it was asked for', checkAt: 'Asked for again at', toldAt: 'Told at', skipReason: 'Why it is done without',
  },
  hints: { otherLines: 'What else the merchant’s account did; it has nothing to do with this system' },
  sections: { bill: 'Bill', fetched: 'Fetching and comparing' },
  choices: {
    state: { waiting: 'To be compared', compared: 'Compared', none: 'No bill of that day', skipped: 'Done without' },
    trouble: {
      notThere: 'Alipay has not made it yet', unreachable: 'Alipay or its download cannot be reached', refused: 'Alipay does not let this app have bills', appId: 'Alipay does not know this app ID', privateKey: 'Alipay does not accept what the private key signs', alipayPublicKey: 'What Alipay signs does not fit its public key',
      tooLarge: 'It is too large', noZip: 'What came is no ZIP file, or a broken one', noBill: 'The ZIP file has no bill in it', encoding: 'It is not encoded as bills are', columns: 'It does not have the columns of a bill', incomplete: 'Lines are missing: its own counts say more or less', otherDay: 'It is of another day', otherMerchant: 'It is of another merchant',
    },
  },
  actions: { retry: 'Try again now', skip: 'Do without' },
  inputs: { skip: { fields: { reason: 'Why it is done without' } } },
  confirms: { skip: 'The bill of this day is not asked for any more. What was paid or given back that day and stands in no later bill will be told as a difference. Do without it?' },
} satisfies Texts<typeof alipayBill>
