import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../../server/settings.ts'

describe('settings', () => {
  it('has a default for everything', () => {
    expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      sampleData: 600,
      apiDocs: 'administrators',
    })
  })

  it('takes a replica of a server alone', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://u:p@replica/d' }
    expect(readSettings({ ...replica, DATABASE_URL: 'postgres://u:p@h/d' })).toMatchObject({
      replicaUrl: 'postgres://u:p@replica/d',
    })
    expect(() => readSettings(replica)).toThrow(/DATABASE_REPLICA_URL/)
  })

  it('takes an address of Redis that is one', () => {
    for (const REDIS_URL of ['redis://cache', 'redis://:secret@cache:6380/2', 'rediss://u:p@cache/'])
      expect(readSettings({ REDIS_URL })).toMatchObject({ redisUrl: REDIS_URL })
    for (const REDIS_URL of ['http://cache', 'cache:6379', 'redis://cache/one', 'redis:///0'])
      expect(() => readSettings({ REDIS_URL })).toThrow(/REDIS_URL must be an address like/)
  })

  it('reads what is set', () => {
    expect(
      readSettings({
        PORT: '8080',
        SAMPLE_DATA: '0',
        API_DOCS: 'public',
        DATABASE_URL: 'postgres://u:p@h/d',
        TRUST_PROXY: 'true',
        PUBLIC_URL: 'https://office.example/',
      }),
    ).toMatchObject({
      port: 8080,
      sampleData: 0,
      apiDocs: 'public',
      databaseUrl: 'postgres://u:p@h/d',
      trustProxy: true,
      publicUrl: 'https://office.example',
    })
  })

  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: 'localhost', PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '127.8.0.1' }, 'http://127.8.0.1:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
  ])('takes the address of the machine itself where nobody else reaches it: %j', (environment, publicUrl) => {
    expect(readSettings(environment)).toMatchObject({ publicUrl })
  })

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '10.0.0.7' },
    { HOST: 'office.example' },
    { HOST: '127.0.0.1.example' },
    { TRUST_PROXY: 'true' },
  ])('asks for the public address where others reach the host, and says why: %j', environment => {
    expect(() => readSettings(environment)).toThrow(
      /PUBLIC_URL is needed where HOST is no loopback address.*links in messages begin with it/,
    )
    expect(readSettings({ ...environment, PUBLIC_URL: 'https://office.example' })).toMatchObject({
      publicUrl: 'https://office.example',
    })
  })

  it.each([
    'office.example',
    'ftp://office.example',
    'https://office.example/admin',
    'https://me:secret@office.example',
    'https://office.example?x=1',
  ])('takes no public address like %s', address => {
    expect(() => readSettings({ PUBLIC_URL: address })).toThrow(/PUBLIC_URL must be an address without a path/)
  })

  it('lets browsers remember TLS only where there is some', () => {
    expect(readSettings({})).toMatchObject({ hsts: 'none' })
    expect(readSettings({ PUBLIC_URL: 'https://office.example' })).toMatchObject({ hsts: 'host' })
    expect(() => readSettings({ PUBLIC_URL: 'http://office.example', HSTS: 'subdomains' })).toThrow(
      'HSTS needs a PUBLIC_URL that begins with https:',
    )
    expect(() => readSettings({ PUBLIC_URL: 'https://office.example', HSTS: 'yes' })).toThrow(
      'HSTS must be one of off, host, subdomains, preload',
    )
  })

  it('reads the networks that calls may go to', () => {
    expect(readSettings({ OUTGOING_NETWORKS: ' 10.1.0.0/16, fd00:1::/64 ,' })).toMatchObject({
      outgoingNetworks: ['10.1.0.0/16', 'fd00:1::/64'],
    })
    for (const wrong of ['10.1.0.0', 'everything', '10.1.0.0/33', '10.1/16;'])
      expect(() => readSettings({ OUTGOING_NETWORKS: wrong })).toThrow(
        'OUTGOING_NETWORKS must be networks like 10.1.0.0/16',
      )
  })

  it('reports all bad values at once, and none of the values', () => {
    const bad = () =>
      readSettings({
        PORT: '80a',
        SAMPLE_DATA: '-1',
        DATABASE_URL: 'mysql://u:secret@h/d',
        ADMIN_PASSWORD: 'short',
        API_DOCS: 'yes',
        RATE_LIMIT: '0',
      })
    expect(bad).toThrow(SettingsError)
    try {
      bad()
    } catch (error) {
      const { problems, message } = error as SettingsError
      expect(problems.map(problem => problem.split(' ')[0])).toEqual([
        'PORT',
        'DATABASE_URL',
        'SAMPLE_DATA',
        'ADMIN_PASSWORD',
        'API_DOCS',
        'RATE_LIMIT',
      ])
      expect(message).not.toContain('secret')
      expect(message).not.toContain('short')
    }
  })
})
