import type { FastifyInstance } from 'fastify'
import { clientFile } from '../../resources/content/clientFile.ts'
import { requestLine } from '../../resources/core/calls.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { isUploadKey } from '../../resources/core/types/image/index.ts'
import { storedPicture } from '../../resources/core/types/richText/pictures.ts'
import { isHtml, isUpload } from '../../resources/core/typeOf.ts'
import type { Engine } from '../core/engine.ts'
import { notFound } from '../core/errors/problem.ts'
import type { Execution } from '../core/execution.ts'
import { columnName, tableName } from '../core/migrations/schemaNames.ts'
import { routePath } from '../core/route.ts'
import { scopeConditions } from '../core/scope.ts'
import { all, quoted, Statement } from '../core/statement.ts'
import type { Files } from '../platform/storage/Files.ts'
import { sendStored } from '../platform/storage/sendStored.ts'
import { signedIn } from '../training/trainingSignIns.ts'

const told = (resource: AnyResource) => {
  const names = Object.keys(resource.calls['preview']?.output ?? {})
  return {
    pictures: names.filter(name => isUpload(resource.fields[name])),
    texts: names.filter(name => isHtml(resource.fields[name])),
  }
}

/** The pictures that clients are told of, and the texts that show some, by resource. */
const shownAmong = (resources: readonly AnyResource[]) =>
  resources
    .filter(({ calls }) => calls['client'])
    .map(resource => ({
      resource,
      ...told(resource),
    }))
    .filter(({ pictures, texts }) => pictures.length + texts.length > 0)

/** The patients whose letters are the caller's: those who are signed in on the device, or whom the guardian may see. */
const readers = ({ device, guardian, now }: Execution, statement: Statement): string =>
  guardian
    ? `select unnest(${statement.bind(guardian.patients)}::integer[])`
    : `select s.patient from ${signedIn(statement, now)} and s.device = ${statement.bind(device?.device ?? 0)}`

/** Whether the caller is told of the picture now, or has a letter with it. */
const isShown = async (call: Execution, key: string, shown: ReturnType<typeof shownAmong>): Promise<boolean> => {
  const statement = new Statement()
  // Devices have installers besides, a guardian the picture of the account.
  const own = call.guardian
    ? `select 1 from wx_user where id = ${statement.bind(call.guardian.account)} and avatar = ${statement.bind(key)}`
    : `select 1 from client_software where file = ${statement.bind(key)} and state = 'published'`
  const mails = `select 1 from mail_recipient r join application_mail m on m.id = r.mail
    where r.delivered_at is not null and m.state in ('sending', 'paused', 'stopped', 'sent')
      and r.patient in (${readers(call, statement)})
      and (m.attachments @> array[${statement.bind(key)}]::text[] or strpos(concat(m.content, m.content_en), ${statement.bind(storedPicture(key))}) > 0)`
  const selects = shown.map(
    ({ resource, pictures, texts }) =>
      `select 1 from ${quoted(tableName(resource))} t where ${all([
        `(${[...pictures.map(name => `t.${quoted(columnName(name))} = ${statement.bind(key)}`), ...texts.map(name => `strpos(t.${quoted(columnName(name))}, ${statement.bind(storedPicture(key))}) > 0`)].join(' or ')})`,
        ...scopeConditions(call, call.host.models.of(resource.name), statement),
      ])}`,
  )
  return (await statement.run(call.db, `${[...selects, own, mails].join(' union all ')} limit 1`)).length > 0
}

/**
 * What lies under a key never changes, but whether it is shown does: it is asked for each time, and told by its key
 * whether that is needed.
 */
const headers = (key: string) => ({ 'cache-control': 'private, no-cache', etag: `"${key}"` })

/**
 * `GET api/client/file/{key}` and `GET api/wx/file/{key}`: a picture of what is published for the organisations of the device or the guardian now, a published installer, or a
 * file of a letter to somebody who is signed in there, or whom the guardian may see. Any other is not there.
 */
export const registerClientFiles = (
  app: FastifyInstance,
  engine: Engine,
  resources: readonly AnyResource[],
  { storage }: Pick<Files, 'storage'>,
): void => {
  if (!resources.some(({ name }) => name === clientFile.name)) return
  const pictures = shownAmong(resources)
  for (const call of ['open', 'openForGuardian'] as const) {
    app.get<{ Params: { readonly key: string } }>(
      routePath(requestLine(clientFile, call).template),
      { onRequest: engine.authorise(clientFile, call) },
      async (request, reply) => {
        const { key } = request.params
        if (!isUploadKey(key) || !(await isShown(engine.begin(request, clientFile, call), key, pictures)))
          throw notFound()
        reply.headers(headers(key))
        if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send()
        if (!(await sendStored(request, reply, key, { storage, db: engine.host.database.db }))) throw notFound()
        return reply
      },
    )
  }
}
