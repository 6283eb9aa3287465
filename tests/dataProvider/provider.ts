import { createDataProvider } from '../../dataProvider/index.ts'
import type { DataProviderOptions, VisionDataProvider } from '../../dataProvider/index.ts'
import { fakeFetch } from './fakeFetch.ts'
import type { Answer, Sent } from './fakeFetch.ts'

/** A provider over a fake fetch, and what it sent. */
export const withAnswers = (
  answer: (sent: Sent) => Answer | Promise<Answer>,
  options: Partial<DataProviderOptions> = {},
): { provider: VisionDataProvider; sent: Sent[]; lines: () => string[] } => {
  const { fetch, sent, lines, host } = fakeFetch(answer)
  return {
    provider: createDataProvider({ fetch, host, token: () => 'secret-token', language: () => 'zh', ...options }),
    sent,
    lines,
  }
}

export const page = (page = 1, perPage = 10) => ({ page, perPage })
export const byId = { field: 'id', order: 'ASC' as const }
export const listOf = (content: readonly unknown[], more: Record<string, unknown> = {}): Answer => ({
  json: { content, totalElements: content.length, ...more },
})
