import type { Same } from '../../Same.ts'
import type zh from '../../zh/alipay/paying.ts'

/** Texts of paying an order, and of trying what is set. */
export default {
  ordered: 'Ordered; the times come once it is paid',
  costs: '%{amount} altogether, %{perTime} each',
  notSold: 'The price list does not sell so few times of this type',
  code: 'Code to pay by Alipay',
  scan: 'Scan it with Alipay until %{until}; this page goes on by itself once it is paid',
  toPage: 'Pay on Alipay’s page',
  onPage: 'Pay on Alipay’s page until %{until}; this page goes on by itself once it is paid',
  paid: 'Paid; the times are there',
  tried: 'The test payment came; you can give it back',
  expired: 'The time to pay is over; the order is about to be closed',
  off: 'Payment by Alipay is off: organisations cannot top up by themselves.',
  file: 'Read from a file',
  noFile: 'This file cannot be read',
  kept: 'Stored',
  works: 'Alipay knows this app, and both keys fit.',
  appId: 'Alipay does not know this app ID; please check it.',
  privateKey: 'Alipay does not accept what the private key signs; please check it and enter it again.',
  alipayPublicKey: 'What Alipay signs does not fit the public key that was entered; please check it.',
  refused: 'Alipay does not let this app do that; please check its permissions there.',
  unreachable: 'Nothing came from Alipay that means anything; please check the gateway and the network.',
} satisfies Same<typeof zh>
