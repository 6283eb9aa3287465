import { liveBeat, liveCodes, liveTopics } from '../../../resources/live.ts'
import type { LiveGreeting, LiveTopic } from '../../../resources/live.ts'
import { pauseBefore, slowest } from './pauseBefore.ts'
import type { Presence } from './presence.ts'
import { readMessage } from './readMessage.ts'

/** A connection as the browser has it. */
export interface LiveSocket {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: { readonly code: number }) => void) | null
  send(text: string): void
  close(): void
}

/** What a live connection needs of the world around it; tests give it another. */
export interface LiveWorld {
  connect(): LiveSocket
  /** The bearer token of the session, or undefined. */
  token(): string | undefined
  /** For how many milliseconds this page has been asking the host already. */
  age(): number
  readonly presence: Presence
  /** Between 0 and 1. */
  random(): number
  /** Runs the task after so many milliseconds; the result prevents that. */
  after(milliseconds: number, task: () => void): () => void
}

const silence = 3 * liveBeat
/** Pages that hear of a change in the same moment ask in this span of milliseconds, not all at once. */
const spread = 400
const endings: readonly number[] = [liveCodes.expired, liveCodes.signedInElsewhere, liveCodes.siteClosed]
const nothing = (): void => undefined

export interface ConnectionEvents {
  /** Something of the topic may have changed. */
  tell(topic: LiveTopic): void
  /** The server ended the connection with the session. */
  ended(): void
}

/** Opens the live connection and keeps it open, as far as that makes sense. The result closes it. */
export const keepConnected = (world: LiveWorld, { tell, ended }: ConnectionEvents): (() => void) => {
  const waiting = new Set<LiveTopic>()
  let isStopped = false
  let socket: LiveSocket | undefined
  /** With this token the server has ended the connection: only another is worth trying. */
  let endedToken: string | undefined
  let wasReady = false
  let attempt = 0
  let stopRetrying = nothing
  let stopListeningForSilence = nothing

  const tellSoon = (topic: LiveTopic): void => {
    if (waiting.has(topic)) return
    waiting.add(topic)
    world.after(Math.round(world.random() * spread), () => {
      waiting.delete(topic)
      if (!isStopped) tell(topic)
    })
  }

  const drop = (): void => {
    stopListeningForSilence()
    const dropped = socket
    socket = undefined
    if (!dropped) return
    Object.assign(dropped, { onopen: null, onmessage: null, onclose: null })
    dropped.close()
  }

  const retry = (): void => {
    stopRetrying()
    stopRetrying = world.after(pauseBefore(attempt, world.random()), open)
    attempt += 1
  }

  const listenForSilence = (): void => {
    stopListeningForSilence()
    stopListeningForSilence = world.after(silence, () => {
      drop()
      retry()
    })
  }

  const hear = (data: unknown): void => {
    const message = readMessage(data)
    if (!message) return
    listenForSilence()
    if ('topic' in message) tellSoon(message.topic)
    if ('ready' in message) {
      attempt = 0
      // Whatever happened meanwhile was not heard; before the first connection the host remembers it.
      if (wasReady) liveTopics.forEach(tellSoon)
      wasReady = true
    }
  }

  const closed = (code: number): void => {
    drop()
    if (endings.includes(code)) {
      endedToken = world.token()
      return ended()
    }
    if (code === liveCodes.tooMany) attempt = slowest
    retry()
  }

  function open(): void {
    stopRetrying()
    const token = world.token()
    if (isStopped || socket || !token || token === endedToken || !world.presence.isHere()) return
    const opened = world.connect()
    socket = opened
    listenForSilence()
    opened.onopen = () =>
      opened.send(JSON.stringify({ token, ...(wasReady ? {} : { age: world.age() }) } satisfies LiveGreeting))
    opened.onmessage = event => hear(event.data)
    opened.onclose = event => closed(event.code)
  }

  const presenceChanged = (): void => {
    if (world.presence.isHere()) {
      attempt = 0
      open()
    } else {
      stopRetrying()
      drop()
    }
  }

  const stopWatching = world.presence.watch(presenceChanged)
  open()
  return () => {
    isStopped = true
    stopWatching()
    stopRetrying()
    drop()
  }
}
