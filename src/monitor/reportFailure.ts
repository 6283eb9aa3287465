import { HttpError } from '../../dataProvider/HttpError.ts'
import { errorLog } from '../../resources/monitor/errorLog.ts'
import { requestLine } from '../../resources/core/calls.ts'
import { framesOf, scrub } from '../../resources/monitor/scrub.ts'
import { isMissingPart } from '../core/outdated.ts'
import { readToken } from '../shell/auth/token.ts'

/** A browser tells a few a minute. */
const most = 5
const minute = 60_000
let sent: number[] = []

/** The script that this page was started by, which has another name in every build. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1)?.replace(/\.js$/, '') ??
  'source'

// What a host answers it has in its own log; what was stopped, or lost its network, is no failure of the page.
const isOrdinary = (error: unknown): boolean =>
  error instanceof HttpError ||
  (error instanceof Error &&
    (error.name === 'AbortError' ||
      (error.name === 'TypeError' &&
        /failed to fetch|networkerror|load failed/i.test(error.message) &&
        !isMissingPart(error))))

/** Tells the error log of a failure, in the background and without what may tell of a person. */
export const reportFailure = (error: unknown): void => {
  if (isOrdinary(error)) return
  const now = Date.now()
  sent = sent.filter(at => at > now - minute)
  if (sent.length >= most) return
  sent.push(now)
  const failed = error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'no error was thrown')
  const token = readToken()
  const { method, template } = requestLine(errorLog, token ? 'report' : 'reportSignedOut')
  void fetch(`/${template}`, {
    method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({
      kind: isMissingPart(failed) ? 'MissingPart' : failed.name,
      message: scrub(failed.message),
      stack: framesOf(failed.stack ?? '')
        .map(frame => `at ${frame.replace(/^(.*) (\S+)$/, '$1 ($2)')}`)
        .join('\n'),
      build: build(),
    }),
  }).catch(() => undefined)
}
