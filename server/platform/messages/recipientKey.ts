import { domainToASCII } from 'node:url'
import type { Channel } from '../../core/contract.ts'

/** Providers that leave out the dots of a name, by the one name of theirs that is counted. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/** `+86 138-0013 8000`, `0086 13800138000` and `13800138000` are one number. */
const numberKey = (recipient: string): string => recipient.replace(/\D/g, '').replace(/^(00|0)?86(?=1\d{10}$)/, '')

/** Letters in either case, what follows a `+`, and the way a domain is spelled lead to one mailbox. */
const mailboxKey = (recipient: string): string => {
  const at = recipient.lastIndexOf('@')
  const spelled = recipient
    .slice(at + 1)
    .replace(/\.$/, '')
    .toLowerCase()
  const domain = domainToASCII(spelled) || spelled
  const name = recipient.slice(0, at).toLowerCase().split('+', 1)[0]!
  return `${domain in dotless ? name.replaceAll('.', '') : name}@${dotless[domain] ?? domain}`
}

/** Whom a message reaches, however the number or address is spelled. */
export const recipientKey = (channel: Channel, recipient: string): string => {
  const plain = recipient.normalize('NFKC').trim()
  return channel === 'sms' ? numberKey(plain) : mailboxKey(plain)
}
