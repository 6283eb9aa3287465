import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** What stands at an address: a server that speaks Redis' protocol, another one, or nobody who answers. */
export type Found = 'redis' | 'another' | 'nobody'

const patience = 3000
const ping = '*1\r\n$4\r\nPING\r\n'
const longestReply = 64
const usualPort = 6379

/** Asks in Redis' own words, as any server answers them that speaks its protocol, whoever asks. */
export const whatAnswers = (address: string): Promise<Found> => {
  const { hostname, port, protocol } = new URL(address)
  const to = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) }
  return new Promise(resolve => {
    let isConnected = false
    let text = ''
    const socket = protocol === 'rediss:' ? connectTls({ ...to, servername: to.host }) : connect(to)
    const end = (found: Found): void => {
      socket.destroy()
      resolve(found)
    }
    // Who takes the connection and says nothing, or closes it, is somebody else.
    const giveUp = (): void => end(isConnected ? 'another' : 'nobody')
    socket.setTimeout(patience, giveUp)
    socket.once(protocol === 'rediss:' ? 'secureConnect' : 'connect', () => {
      isConnected = true
      socket.write(ping)
    })
    socket.on('data', data => {
      text += data.toString('latin1')
      if (text.length < longestReply && !text.includes('\r\n')) return
      end(/^\+PONG\r\n|^-[A-Z]+ /.test(text) ? 'redis' : 'another')
    })
    socket.once('error', giveUp)
    socket.once('close', giveUp)
  })
}
