import type { Duplex } from 'node:stream'
import { normalizeIP } from '@fastify/rate-limit'
import type { WebSocket } from 'ws'
import { liveCodes } from '../../../resources/live.ts'
import type { LiveMessage } from '../../../resources/live.ts'
import type { DatabaseLog } from '../database/Database.ts'
import type { Operator } from '../../core/contract.ts'
import { createLimiter } from '../limiter.ts'
import { Problem } from '../../core/errors/problem.ts'
import type { Announcement } from './announcement.ts'
import { readGreeting } from './greeting.ts'
import type { LiveLimits } from './limits.ts'
import { createPulses } from './pulses.ts'
import { createRecent } from './recent.ts'
import { rightsOf } from './rightsOf.ts'
import { createStrangers } from './strangers.ts'

export interface HubOptions {
  /** Whose token it is; throws a Problem where it is nobody's now. Being connected is no use of a session. */
  readonly identify: (token: string) => Promise<Operator>
  readonly limits: LiveLimits
  readonly log: DatabaseLog
}

/** The open pages of one host. */
export interface Hub {
  /** Takes a connection that came over this line, from this address. */
  accept(socket: WebSocket, line: Duplex, address: string): void
  /** Tells the pages that are meant. */
  deliver(announcement: Announcement): void
  /** Looks again at the sessions of an operator, or at all of them. */
  lookAgain(operator?: number): void
  /** Says goodbye to everybody. */
  close(): Promise<void>
}

/** A page whose operator is known. */
interface Member {
  readonly socket: WebSocket
  readonly token: string
  operator: Operator
  /** Waits for its session to be looked at. */
  due: boolean
}

const send = (socket: WebSocket, message: LiveMessage): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
}

export const createHub = ({ identify, limits, log }: HubOptions): Hub => {
  const members = new Map<WebSocket, Member>()
  const pulses = createPulses(limits)
  const strangers = createStrangers(limits)
  const recent = createRecent(limits)
  // Word that everybody's rights changed must not take all connections to the database.
  const turn = createLimiter(4)
  let beats = 0
  let closing = false

  const ofOperator = (id: number): number => [...members.values()].filter(member => member.operator.id === id).length

  /** What an error means for the connection; a defect is told to those who run the host. */
  const codeOf = (error: unknown): number => {
    if (error instanceof Problem && error.status >= 400 && error.status < 500) return 4000 + error.status
    log.warn({ err: error }, 'a live session could not be looked at')
    return liveCodes.failed
  }

  const welcome = async (socket: WebSocket, text: string): Promise<void> => {
    const arrived = performance.now()
    const greeting = readGreeting(text)
    if (!greeting) return socket.close(liveCodes.refused)
    try {
      const operator = await identify(greeting.token)
      if (socket.readyState !== socket.OPEN) return
      if (ofOperator(operator.id) >= limits.perOperator) return socket.close(liveCodes.tooMany)
      members.set(socket, { socket, token: greeting.token, operator, due: false })
      strangers.remove(socket)
      send(socket, { ready: true })
      for (const topic of recent.topics(operator.id, arrived - (greeting.age ?? 0))) send(socket, { topic })
    } catch (error) {
      socket.close(codeOf(error))
    }
  }

  const look = async (member: Member): Promise<void> => {
    member.due = false
    if (!members.has(member.socket)) return
    try {
      const operator = await identify(member.token)
      const isChanged = rightsOf(operator) !== rightsOf(member.operator)
      member.operator = operator
      if (isChanged) send(member.socket, { topic: 'session' })
    } catch (error) {
      const code = codeOf(error)
      // What failed here says nothing about the session.
      if (code !== liveCodes.failed) member.socket.close(code)
    }
  }

  const lookAgain: Hub['lookAgain'] = operator => {
    for (const member of members.values()) {
      if (member.due || (operator !== undefined && member.operator.id !== operator)) continue
      member.due = true
      void turn(() => look(member))
    }
  }

  const beat = (): void => {
    beats += 1
    pulses.beat()
    for (const socket of members.keys()) send(socket, { beat: true })
    if (beats % limits.lookEvery === 0) lookAgain()
  }
  const timer = setInterval(beat, limits.beatEvery).unref()

  return {
    accept(socket, line, address) {
      if (closing) return socket.close(liveCodes.goingAway)
      if (!strangers.add(socket, normalizeIP(address))) return socket.close(liveCodes.tooMany)
      pulses.add(socket, line)
      const tooLate = setTimeout(() => {
        if (!members.has(socket)) socket.close(liveCodes.tooLate)
      }, limits.greetWithin)
      let greeted = false
      socket.on('message', data => {
        if (!pulses.count(socket) || greeted) return
        greeted = true
        void welcome(socket, String(data))
      })
      socket.on('close', () => {
        clearTimeout(tooLate)
        members.delete(socket)
        strangers.remove(socket)
      })
    },

    deliver(announcement) {
      const { topic, operators } = announcement
      recent.add(announcement)
      const meant = operators && new Set(operators)
      for (const { socket, operator } of members.values()) if (!meant || meant.has(operator.id)) send(socket, { topic })
      if (topic === 'site') lookAgain()
    },

    lookAgain,

    async close() {
      closing = true
      clearInterval(timer)
      const leaving = [...pulses.sockets.keys()]
      const left = leaving.map(
        socket =>
          new Promise<void>(resolve => {
            socket.once('close', () => resolve())
          }),
      )
      for (const socket of leaving) socket.close(liveCodes.goingAway)
      const cut = setTimeout(() => {
        for (const socket of leaving) socket.terminate()
      }, limits.leaveWithin)
      await Promise.all(left)
      clearTimeout(cut)
    },
  }
}
