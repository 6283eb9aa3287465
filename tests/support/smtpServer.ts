import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface Mail {
  readonly from: string
  readonly to: string
  readonly text: string
}

/** A mail server of the test: it keeps what it takes, and refuses what it is told to. */
export interface SmtpServer {
  readonly port: number
  readonly mails: readonly Mail[]
  /** Users and passwords that were shown to it. */
  readonly credentials: readonly string[]
  /** How the next mails are treated; `silent` never answers after the greeting. */
  behave: 'take' | 'refuseRecipient' | 'refuseForNow' | 'refuseSignIn' | 'silent'
  close(): Promise<void>
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** Opens a server that speaks as much SMTP as a client without encryption needs. */
export const openSmtpServer = async (): Promise<SmtpServer> => {
  const mails: Mail[] = []
  const credentials: string[] = []
  const sockets = new Set<Socket>()
  const state: { behave: SmtpServer['behave'] } = { behave: 'take' }

  const serve = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    const say = (line: string): void => {
      socket.write(`${line}\r\n`)
    }
    let mail = { from: '', to: '' }
    let text: string[] | undefined
    let rest = ''
    const hear = (line: string): void => {
      if (text) {
        if (line !== '.') return void text.push(line)
        mails.push({ ...mail, text: text.join('\n') })
        text = undefined
        return say('250 taken')
      }
      if (state.behave === 'silent') return
      const word = line.slice(0, 4).toUpperCase()
      switch (word) {
        case 'EHLO':
          return say('250-test\r\n250 AUTH PLAIN')
        case 'AUTH': {
          credentials.push(
            Buffer.from(line.split(' ')[2] ?? '', 'base64')
              .toString()
              .split('\0')
              .slice(1)
              .join(':'),
          )
          return say(state.behave === 'refuseSignIn' ? '535 5.7.8 no such account' : '235 welcome')
        }
        case 'MAIL':
          mail = { from: addressIn(line), to: '' }
          return say('250 ok')
        case 'RCPT': {
          if (state.behave === 'refuseRecipient') return say('550 5.1.1 nobody of that name here')
          if (state.behave === 'refuseForNow') return say('451 4.7.1 come back later')
          mail = { ...mail, to: addressIn(line) }
          return say('250 ok')
        }
        case 'DATA':
          text = []
          return say('354 go on')
        case 'QUIT':
          say('221 bye')
          return void socket.end()
        default:
          return say('250 ok')
      }
    }
    say('220 test ESMTP')
    socket.on('data', chunk => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
  }

  const server = createServer(serve)
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    credentials,
    get behave() {
      return state.behave
    },
    set behave(next) {
      state.behave = next
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}
