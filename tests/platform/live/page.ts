import { once } from 'node:events'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { ClientOptions } from 'ws'
import { eventually } from '../../support/eventually.ts'

/** What an open page of the browser would hear, beats left out. */
export class LivePage {
  readonly socket: WebSocket
  readonly heard: unknown[] = []
  readonly closed: Promise<number>

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws`, options)
    this.socket.on('message', data => {
      const message = JSON.parse(String(data)) as { beat?: true }
      if (!message.beat) this.heard.push(message)
    })
    this.closed = new Promise(resolve => {
      this.socket.once('close', code => resolve(code))
    })
    // A connection that is cut is told by its code; it is no error of the test.
    this.socket.on('error', () => undefined)
  }

  /** A page whose first message was sent, whatever it says. */
  static async saying(url: string, first: string, options: ClientOptions = {}): Promise<LivePage> {
    const page = new LivePage(url, options)
    await once(page.socket, 'open')
    page.socket.send(first)
    return page
  }

  /** A page that the host has let in. */
  static async of(url: string, token: string, options: ClientOptions = {}): Promise<LivePage> {
    const page = await LivePage.saying(url, JSON.stringify({ token }), options)
    await page.hears({ ready: true })
    page.heard.length = 0
    return page
  }

  /** Waits until exactly these messages have come. */
  async hears(...messages: unknown[]): Promise<void> {
    await eventually(() => expect(this.heard).toEqual(messages))
  }

  topics(...topics: string[]): Promise<void> {
    return this.hears(...topics.map(topic => ({ topic })))
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}
