import { median } from '../median.ts'
import type { BenchServer } from './servers.ts'

/** What operators type, by kind. Each kind has several texts, so that the figure is not that of one lucky text. */
export const searchKinds: Readonly<Record<string, readonly string[]>> = {
  'one common character': ['王', '李', '子', '梓', '涵'],
  'one rare character': ['翀', '璩', '赟', '喆', '冼'],
  'two characters': ['王梓', '子涵', '李浩', '欧阳', '宇轩'],
  'three characters': ['王梓涵', '李浩宇', '陈思琪', '张子轩', '刘雨欣'],
  pinyin: ['wangzi', 'zihan', 'lihao', 'ouyang', 'zhang'],
  initials: ['wzh', 'lhy', 'zx', 'csq', 'ly'],
}

/** Milliseconds of each kind of search at the median, one request after the other. */
export const searchLatencies = async (
  { url, token }: BenchServer,
  repetitions: number,
): Promise<Map<string, number>> => {
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const latencies = new Map<string, number>()
  for (const [kind, texts] of Object.entries(searchKinds)) {
    const taken: number[] = []
    for (let i = 0; i < repetitions; i++) {
      for (const text of texts) {
        const started = performance.now()
        const reply = await fetch(`${url}/api/users?page=0&size=10&q=${encodeURIComponent(text)}`, { headers })
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`The search for ${text} was answered with ${reply.status}`)
        taken.push(performance.now() - started)
      }
    }
    latencies.set(kind, median(taken))
  }
  return latencies
}
