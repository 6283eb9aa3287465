import { createHash, randomFillSync } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { createReadStream, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { uploadPath } from '../../server/app/uploads/registerUploads.ts'
import { partTransfer } from '../../src/core/inputs/partTransfer.ts'
import type { BenchServer } from '../api/servers.ts'
import { median } from '../median.ts'

const megabyte = 1_048_576

/** What a process has in memory, in bytes. */
const resident = ({ pid }: ChildProcess): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024

/** An installer of Windows by its first bytes, so large. Answers its SHA-256. */
const writeInstaller = async (path: string, size: number): Promise<string> => {
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  for (let at = 0; at < size; at += megabyte) {
    const bytes = randomFillSync(Buffer.alloc(Math.min(megabyte, size - at)))
    if (at === 0) bytes.write('MZ', 'latin1')
    hash.update(bytes)
    await file.write(bytes)
  }
  await file.close()
  return hash.digest('hex')
}

export interface Uploaded {
  /** Megabytes that the host had at rest, and at most while the file came. */
  readonly idle: number
  readonly peak: number
  readonly seconds: number
  /** Megabytes that had been sent when the host was killed, and from where the file went on. */
  readonly killedAt: number
  readonly wentOnAt: number
}

/**
 * Sends an installer by parts as the page does, with the page's own library and settings, and kills the host in the
 * midst of a part after three fifths; another one is started in its place. Throws where what arrived is not what was
 * sent.
 */
export const timedUpload = async (
  path: string,
  size: number,
  start: (isAgain?: true) => Promise<BenchServer>,
): Promise<Uploaded> => {
  const sha256 = await writeInstaller(path, size)
  let host = await start()
  const { token = '' } = host
  try {
    const atRest: number[] = []
    for (let at = 0; at < 30; at += 1) {
      await wait(100)
      atRest.push(resident(host.process))
    }
    let [peak, killedAt, wentOnAt] = [0, 0, 0]
    const watch = setInterval(() => {
      if (host.process.exitCode === null && host.process.signalCode === null)
        peak = Math.max(peak, resident(host.process))
    }, 50)
    const begun = performance.now()
    let again: Promise<unknown> = Promise.resolve()
    const last = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(createReadStream(path), {
        ...partTransfer,
        endpoint: host.url + uploadPath,
        metadata: { field: 'clientSoftware.file', name: 'client.exe' },
        headers: { Authorization: `Bearer ${token}` },
        onProgress(sent) {
          if (killedAt > 0 || sent < size * 0.6) return
          killedAt = sent
          host.process.kill('SIGKILL')
          again = start(true).then(started => {
            host = started
          }, reject)
        },
        onAfterResponse(request, response) {
          partTransfer.onAfterResponse(request, response)
          if (request.getMethod() === 'HEAD') wentOnAt = Number(response.getHeader('upload-offset') ?? 0)
        },
        onSuccess: ({ lastResponse }) => resolve(lastResponse.getBody()),
        onError: reject,
      })
      upload.start()
    }).finally(() => clearInterval(watch))
    const seconds = (performance.now() - begun) / 1000
    await again
    if (killedAt === 0) throw new Error('The host was not killed: send a larger file')
    const told = JSON.parse(last) as { sha256: string; size: number }
    if (told.sha256 !== sha256 || told.size !== size) throw new Error(`The file that arrived is another one: ${last}`)
    return {
      idle: median(atRest) / megabyte,
      peak: peak / megabyte,
      seconds,
      killedAt: killedAt / megabyte,
      wentOnAt: wentOnAt / megabyte,
    }
  } finally {
    await host.stop()
    rmSync(path, { force: true })
  }
}
