import type { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { SMTPTransportOptions } from 'nodemailer'
import type { MailServer } from '../../settings.ts'
import type { Outgoing } from '../outgoing/openOutgoing.ts'
import { DeliveryError, unreachableAddress } from './delivery.ts'
import type { Deliver, FailureReason } from './delivery.ts'

export interface MailOptions {
  /** Shown beside the sender's address. */
  readonly senderName: string
  /** Milliseconds that the server may take. */
  readonly timeout: number
  /** Opens the connection; straight to the server where nothing is said. */
  readonly connect?: Outgoing['connect']
}

interface Failure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

const byCode: Readonly<Record<string, FailureReason>> = {
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
  ETLS: 'encryption',
  EREQUIRETLS: 'encryption',
  ETIMEDOUT: 'timeout',
  EDNS: 'unreachable',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EPROTOCOL: 'refused',
}

const isCertificate = (code: string): boolean => /CERT|SSL|TLS|SELF_SIGNED/.test(code)

const reasonOf = ({ code = '', command }: Failure): FailureReason => {
  if (command === 'RCPT TO') return 'recipient'
  return byCode[code] ?? (isCertificate(code) ? 'encryption' : 'unexpected')
}

/** What nodemailer throws, without its words: those quote addresses and what the server said. */
const toDeliveryError = (error: unknown): DeliveryError => {
  const unreachable = unreachableAddress(error)
  if (unreachable) return unreachable
  const failure = (error ?? {}) as Failure
  const { responseCode = 0, code } = failure
  const reason = reasonOf(failure)
  // What the server refuses for good (5yz) it refuses again; wrong credentials somebody may put right.
  const isFinal = responseCode >= 500 && (reason === 'recipient' || reason === 'refused')
  return new DeliveryError(reason, responseCode > 0 ? String(responseCode) : (code ?? null), isFinal)
}

/** Ends what takes too long, whatever it waits for. */
const within = async (timeout: number, work: Promise<unknown>, stop: () => void): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DeliveryError('timeout'))
    }, timeout)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    stop()
  }
}

type SocketSource = NonNullable<SMTPTransportOptions['getSocket']>

const socketBy =
  (open: () => Promise<Socket>): SocketSource =>
  (_options, opened) => {
    open().then(
      connection => opened(null, { connection }),
      (error: Error) => opened(error, false),
    )
  }

/** Delivers by SMTP, each message on a connection of its own. */
export const mailBy =
  (server: MailServer, { senderName, timeout, connect }: MailOptions): Deliver =>
  async ({ id, recipient, subject, body, mail = {} }) => {
    const { host, port, secure, user, password, from } = server
    const transport = createTransport({
      host,
      port,
      secure: secure === 'tls',
      requireTLS: secure === 'startTls',
      ignoreTLS: secure === 'none',
      ...(user === null ? {} : { auth: { user, pass: password ?? '' } }),
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
      ...(connect && { getSocket: socketBy(() => connect(host, port, AbortSignal.timeout(timeout))) }),
      disableFileAccess: true,
      disableUrlAccess: true,
      logger: false,
    })
    const sent = transport
      .sendMail({
        from: { name: senderName, address: from },
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(mail.html === undefined ? {} : { html: mail.html }),
        attachments: (mail.attachments ?? []).map(({ name, type, content, id: cid }) => ({
          filename: name,
          contentType: type,
          content,
          encoding: 'base64',
          ...(cid === undefined ? {} : { cid }),
        })),
        // The same for each try, so that a mail server can tell a repetition.
        messageId: `<message-${id}@${from.split('@').at(-1) ?? host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.unsubscribe === undefined
            ? {}
            : { 'List-Unsubscribe': `<${mail.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      })
      .catch((error: unknown) => {
        throw toDeliveryError(error)
      })
    await within(timeout, sent, () => transport.close())
  }
