import { describe, expect, it } from 'vitest'
import { SharedWork } from '../../server/core/statistics/SharedWork.ts'

/** Work that ends when it is told to, and which begun it was. */
const controlled = () => {
  const begun: {
    readonly end: (value: string) => void
    readonly fail: (error: Error) => void
    readonly signal: AbortSignal
  }[] = []
  const begin = (signal: AbortSignal): Promise<string> =>
    new Promise((end, fail) => {
      begun.push({ end, fail, signal })
    })
  return { begun, begin }
}

const leaving = new Error('left')

describe('shared work', () => {
  it('is begun once for all who wait for it at the same time, and anew for who comes later', async () => {
    const [work, { begun, begin }] = [new SharedWork<string>(), controlled()]
    const waits = [1, 2].map(() => work.join('one', new AbortController().signal, begin))
    const other = work.join('other', new AbortController().signal, begin)
    expect(begun).toHaveLength(2)
    begun[0]!.end('done')
    begun[1]!.end('done too')
    expect(await Promise.all([...waits, other])).toEqual(['done', 'done', 'done too'])
    void work.join('one', new AbortController().signal, begin)
    expect(begun).toHaveLength(3)
  })

  it('fails for all who wait for it', async () => {
    const [work, { begun, begin }] = [new SharedWork<string>(), controlled()]
    const waits = [1, 2].map(() => work.join('one', new AbortController().signal, begin))
    begun[0]!.fail(new Error('broken'))
    expect(await Promise.allSettled(waits)).toMatchObject([
      { reason: { message: 'broken' } },
      { reason: { message: 'broken' } },
    ])
  })

  it('goes on while anybody waits, and is stopped when the last has left', async () => {
    const [work, { begun, begin }] = [new SharedWork<string>(), controlled()]
    const [first, second] = [new AbortController(), new AbortController()]
    const waits = [first, second].map(({ signal }) => work.join('one', signal, begin))
    first.abort(leaving)
    await expect(waits[0]).rejects.toBe(leaving)
    expect(begun[0]!.signal.aborted).toBe(false)
    second.abort(leaving)
    await expect(waits[1]).rejects.toBe(leaving)
    expect(begun[0]!.signal.aborted).toBe(true)
    // What is being stopped is not waited for.
    const again = work.join('one', new AbortController().signal, begin)
    begun[0]!.fail(leaving)
    begun[1]!.end('done')
    expect(await again).toBe('done')
  })

  it('is not begun for who has left already', async () => {
    const { begun, begin } = controlled()
    await expect(new SharedWork<string>().join('one', AbortSignal.abort(leaving), begin)).rejects.toBe(leaving)
    expect(begun).toEqual([])
  })
})
