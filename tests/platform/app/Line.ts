import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** A plain connection to a host, for what no HTTP client would do. */
export class Line {
  readonly socket: Socket
  /** What was answered when it was cut. */
  readonly ended: Promise<string>
  heard = ''
  #dripping: NodeJS.Timeout | undefined

  constructor(url: string, localAddress = '127.0.0.1') {
    this.socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
    this.socket.on('data', chunk => {
      this.heard += String(chunk)
    })
    this.socket.on('error', () => undefined)
    this.ended = new Promise(resolve => {
      this.socket.once('close', () => {
        clearInterval(this.#dripping)
        resolve(this.heard)
      })
    })
  }

  static async open(url: string, localAddress?: string): Promise<Line> {
    const line = new Line(url, localAddress)
    await once(line.socket, 'connect')
    return line
  }

  say(text: string): this {
    this.socket.write(text)
    return this
  }

  /** Goes on to say a little, again and again. */
  drip(text: string): this {
    this.#dripping = setInterval(() => this.socket.write(text), 20)
    return this
  }

  /** Waits until something of this form was answered. */
  async hears(form: RegExp): Promise<string> {
    while (!form.test(this.heard)) await once(this.socket, 'data', { signal: AbortSignal.timeout(5_000) })
    return this.heard
  }

  cut(): void {
    this.socket.destroy()
  }
}
