import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createApp } from '../../../server/app/createApp.ts'
import { inMemory } from '../../../server/platform/storage/inMemory.ts'
import { readSettings } from '../../../server/settings.ts'
import type { Host } from '../../support/host.ts'
import { openWeChat } from '../../support/weChat.ts'
import { Caller } from './Caller.ts'
import type { Busy } from './Caller.ts'

/** Another host of the same database, which may call what stands in for WeChat on this machine. */
const openNearWeChat = async ({ database }: Host) => {
  const settings = { ...readSettings({}), outgoingNetworks: ['127.0.0.0/8'] }
  const app = await createApp({
    database,
    settings,
    log: pino({ level: 'silent' }),
    isSample: true,
    storage: inMemory(),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const call: typeof fetch = (path, request) => fetch(new URL(path as string, `http://127.0.0.1:${port}`), request)
  return { call, close: () => app.close() }
}

/** A guardian signs in by a mini program, for which WeChat answers. */
export const signInGuardian = async ({ host }: Busy): Promise<void> => {
  const weChat = await openWeChat()
  const near = await openNearWeChat(host)
  try {
    const admin = new Caller(near.call, await host.signIn('admin2'))
    const setAddress = (apiUrl: string) =>
      admin.confirmed('wxSetting.update', 'PUT api/wxSetting', {
        on: true,
        apiUrl,
        appId: weChat.appId,
        appSecret: weChat.secret,
      })
    await setAddress(weChat.url)
    await new Caller(near.call).send('POST api/wx/signIn', { code: weChat.code('oUpF8uMuAJO_M2pxb1Q9zNj0001') })
    await setAddress('https://api.weixin.qq.com')
  } finally {
    await near.close()
    await weChat.close()
  }
}
