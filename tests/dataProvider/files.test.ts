import { expect, it } from 'vitest'
import { createDataProvider } from '../../dataProvider/index.ts'

it('sends a file as a form of several parts, whose boundary fetch itself names', async () => {
  const sent: RequestInit[] = []
  const provider = createDataProvider({
    fetch: async (_url, init = {}) => {
      sent.push(init)
      return Response.json({ key: 'a', keyUrl: '/api/file/a' })
    },
    host: 'https://api.test',
    token: () => 'token',
    language: () => 'en',
  })
  const file = new Blob(['picture'], { type: 'image/png' })
  expect(await provider.act('upload', 'image', { file, note: 7, nothing: null })).toEqual({
    data: { key: 'a', keyUrl: '/api/file/a' },
  })
  const [{ body, headers, method }] = sent as [RequestInit]
  expect(method).toBe('POST')
  expect(new Headers(headers).get('content-type')).toBeNull()
  expect(body).toBeInstanceOf(FormData)
  const form = body as FormData
  expect(await (form.get('file') as File).text()).toBe('picture')
  expect([...form.keys()]).toEqual(['file', 'note'])
})
