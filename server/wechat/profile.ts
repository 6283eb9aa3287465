import { randomBytes } from 'node:crypto'
import { message } from '../../resources/core/message.ts'
import { wxUser } from '../../resources/wechat/wxUser.ts'
import { atGuardian } from '../content/fileAddresses.ts'
import type { Before, Context } from '../core/contract.ts'
import { counting } from '../core/counting.ts'
import { invalid } from '../core/errors/problem.ts'
import { counted } from '../core/throttle.ts'
import { redrawn } from '../platform/storage/picture.ts'
import '../platform/storage/tables.ts'
import { guardianOf } from './children.ts'

interface Profile {
  readonly nickname?: string | null
  readonly follows?: boolean | null
  readonly avatar?: Blob | null
}

/** Pixels of a side. */
const side = 256
/** Whose uploads belong to no operator. */
const nobody = 0

const draw = async (avatar: Blob, before: Before) => {
  await counting(counted(10, 'wxAvatar', guardianOf(before).account), before, async () => undefined)
  const picture = await redrawn(new Uint8Array(await avatar.arrayBuffer()), side)
  if (!picture) throw invalid({ avatar: message('notPicture') })
  return picture
}

/** Keeps what the account says of itself; what it leaves out stays. */
export const keepProfile = async ({ nickname, follows, avatar }: Profile, before: Before) => {
  const picture = avatar ? await draw(avatar, before) : undefined
  return async (context: Context) => {
    const { db, now, files } = context
    const { account } = guardianOf(context)
    const key = picture && randomBytes(16).toString('hex')
    if (picture && key)
      await db
        .insertInto('upload')
        .values({ key, operator: nobody, size: picture.bytes.byteLength, created_at: now.toISOString() })
        .execute()
    const said = {
      ...(nickname ? { nickname } : {}),
      ...(follows == null ? {} : { follows }),
      ...(key ? { avatar: key } : {}),
    }
    if (Object.keys(said).length > 0) await context.update(wxUser, account, said)
    // Last, so that no file is there without its row.
    if (picture && key) await files.storage.put(key, picture.bytes)
    const kept = await db
      .selectFrom('wx_user')
      .select(['nickname', 'follows', 'avatar'])
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    return { ...kept, avatar: kept.avatar && atGuardian(kept.avatar) }
  }
}
