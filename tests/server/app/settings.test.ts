import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../../server/settings.ts'

describe('settings', () => {
  it('has a default for everything', () => {
    expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', sampleData: 600, apiDocs: 'administrators' })
  })

  it('reads what is set', () => {
    expect(readSettings({ PORT: '8080', SAMPLE_DATA: '0', API_DOCS: 'public', DATABASE_URL: 'postgres://u:p@h/d', TRUST_PROXY: 'true' }))
      .toMatchObject({ port: 8080, sampleData: 0, apiDocs: 'public', databaseUrl: 'postgres://u:p@h/d', trustProxy: true })
  })

  it('reports all bad values at once, and none of the values', () => {
    const bad = () => readSettings({ PORT: '80a', SAMPLE_DATA: '-1', DATABASE_URL: 'mysql://u:secret@h/d', ADMIN_PASSWORD: 'short', API_DOCS: 'yes', RATE_LIMIT: '0' })
    expect(bad).toThrow(SettingsError)
    try {
      bad()
    } catch (error) {
      const { problems, message } = error as SettingsError
      expect(problems.map(problem => problem.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'SAMPLE_DATA', 'ADMIN_PASSWORD', 'API_DOCS', 'RATE_LIMIT'])
      expect(message).not.toContain('secret')
      expect(message).not.toContain('short')
    }
  })
})
