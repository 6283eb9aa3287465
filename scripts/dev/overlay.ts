import type { ErrorPayload, FullReloadPayload, ViteDevServer } from 'vite'

/** What is wrong with the sources, over every page that is open or opened, until it is mended. */
export interface Overlay {
  show(error: unknown, meanwhile: string): void
  clear(): void
  /** What is shown now. */
  shown(): string | undefined
}

type Told = ErrorPayload['err']

/** A syntax error comes with its place and the lines around it. */
const told = (error: unknown, meanwhile: string): Told => {
  const { message, id, frame, loc } = (error instanceof Error ? error : new Error(String(error))) as Error &
    Pick<Told, 'id' | 'frame' | 'loc'>
  return {
    message: `${message}\n\n${meanwhile}`,
    stack: '',
    ...(id ? { id } : {}),
    ...(frame ? { frame } : {}),
    ...(loc ? { loc } : {}),
  }
}

/** Vite's own overlay, told of the host's mistakes as well. It links each `file:line` of the text to the editor. */
export const createOverlay = (ws: ViteDevServer['ws']): Overlay => {
  let current: Told | undefined
  /** To the pages that are open: Vite would keep it for the next one even when it is not true any more. */
  const send = (payload: ErrorPayload | FullReloadPayload): void => {
    if (ws.clients.size > 0) ws.send(payload)
  }
  // A page that is opened or loads anew meanwhile has not seen it.
  ws.on('vite:client:connect', (_data, client) => {
    if (current) client.send({ type: 'error', err: current })
  })
  return {
    show(error, meanwhile) {
      current = told(error, meanwhile)
      send({ type: 'error', err: current })
    },
    clear() {
      if (!current) return
      current = undefined
      // What a page loaded meanwhile may be the broken state, and what it asked for failed.
      send({ type: 'full-reload' })
    },
    shown: () => current?.message,
  }
}
