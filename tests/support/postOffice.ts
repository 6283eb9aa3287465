import { openSmsGateway } from './smsGateway.ts'
import { openSmtpServer } from './smtpServer.ts'

/** What a server under test must be started with so that it may reach services of this machine. */
export const withPostOffice = { OUTGOING_NETWORKS: '127.0.0.0/8' } as const

/** Mail and SMS services of the test: what a server sends is read here as its recipient would. */
export interface PostOffice {
  /** Has a server with the sample send through it from now on; its administrator is signed in anew for that. */
  serve(url: string): Promise<void>
  /** Waits for a message that was not read yet and says something like this; answers what stands in its parentheses. */
  next(like: RegExp): Promise<string>
  close(): Promise<void>
}

/** The text of a mail as it was written, whatever it travelled as. */
const textOf = (mail: string): string => {
  const [head = '', ...body] = mail.split('\n\n')
  const text = body.join('\n\n')
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(text, 'base64').toString()
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return text
  return Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

const send = async <T>(line: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<T> => {
  const [method, url] = line.split(' ') as [string, string]
  const reply = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${line}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as T
}

const patience = 20_000

export const openPostOffice = async (): Promise<PostOffice> => {
  const [smtp, gateway] = await Promise.all([openSmtpServer(), openSmsGateway()])
  const read = new Set<string>()
  const messages = (): string[] => [
    ...smtp.mails.map(({ text }, at) => `${at} ${textOf(text)}`),
    ...gateway.posts.map(({ body }) => body),
  ]
  return {
    async serve(url) {
      const { token } = await send<{ token: string }>(`POST ${url}/auth/login`, {
        username: 'admin',
        password: 'vision-demo',
      })
      const headers = { Authorization: `Bearer ${token}` }
      const { proof } = await send<{ proof: string }>(
        `POST ${url}/auth/reauthenticate`,
        { password: 'vision-demo', purpose: 'configSetting.update' },
        headers,
      )
      await send(
        `PUT ${url}/api/configSetting`,
        {
          mailOn: true,
          smtpHost: '127.0.0.1',
          smtpPort: smtp.port,
          smtpSecure: 'none',
          mailFrom: 'vision@example.com',
          smsOn: true,
          smsUrl: gateway.url,
        },
        { ...headers, Reauthentication: proof },
      )
    },
    async next(like) {
      for (const deadline = Date.now() + patience; Date.now() < deadline;) {
        const found = messages().find(message => !read.has(message) && like.test(message))
        if (found !== undefined) {
          read.add(found)
          return like.exec(found)![1]!
        }
        await new Promise(resolve => {
          setTimeout(resolve, 50)
        })
      }
      throw new Error(`Nothing like ${like} came; unread: ${messages().filter(message => !read.has(message)).length}`)
    },
    close: async () => {
      await Promise.all([smtp.close(), gateway.close()])
    },
  }
}
