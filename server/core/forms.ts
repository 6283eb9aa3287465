import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '../../resources/core/action.ts'
import type { Field, Fields } from '../../resources/core/field.ts'
import { largestFile, megabyte } from '../../resources/core/types/file/index.ts'
import { message } from '../../resources/core/message.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { invalid, Problem } from './errors/problem.ts'
import { readQueryValue } from './requestInput.ts'
import type { Values } from './requestInput.ts'

/** What else may be in a form beside its files: far more than any input needs. */
const mostFields = 50

const isFile = (field: Field | undefined): boolean => field !== undefined && typeOf(field).isPassing === true

/** Gives the routes that are declared in `declare`, and no others, a body of several parts. */
export const registerForms = (app: FastifyInstance, declare: (scope: FastifyInstance) => void): void => {
  void app.register(async scope => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    declare(scope)
  })
}

const limitsOf = (files: readonly Field[]) => ({
  files: files.length,
  fields: mostFields,
  parts: mostFields + files.length,
  fieldNameSize: 100,
  fieldSize: megabyte,
  headerPairs: 20,
  // One byte more than is taken, so that a file that is cut off there is seen to be too large.
  fileSize: Math.max(...files.map(largestFile)) + 1,
})

const refuseHuge = (request: FastifyRequest, files: readonly (readonly [string, Field])[]): void => {
  const most = files.reduce((sum, [, field]) => sum + largestFile(field), megabyte)
  if (Number(request.headers['content-length'] ?? 0) <= most) return
  throw invalid(
    Object.fromEntries(
      files.map(([name, field]) => [name, message('fileSize', { max: largestFile(field) / megabyte })]),
    ),
  )
}

const readParts = async (request: FastifyRequest, fields: Fields, files: readonly Field[]): Promise<Values> => {
  const values: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: limitsOf(files) })) {
    const field = Object.hasOwn(fields, part.fieldname) ? fields[part.fieldname] : undefined
    if (part.type === 'field')
      values[part.fieldname] = typeof part.value === 'string' ? readQueryValue(field, part.value) : part.value
    else if (isFile(field))
      values[part.fieldname] = new Blob([Uint8Array.from(await part.toBuffer())], { type: part.mimetype })
    else {
      // What nobody asked for is read away and refused by its name.
      part.file.resume()
      values[part.fieldname] = part.mimetype
    }
  }
  return values
}

const isExpected = (error: unknown): boolean =>
  error instanceof Problem || (error instanceof Error && 'statusCode' in error)

/**
 * The parts of a form as the input of an action: files as Blobs, texts as its fields spell them. A body that is no form
 * is answered as it is. Throws 400 for files that are far too large and for forms that are broken, 413 for more files
 * than are asked for.
 */
export const readForm = async (request: FastifyRequest, { input = {} }: Pick<Operation, 'input'>): Promise<unknown> => {
  if (!request.isMultipart()) return request.body
  const files = Object.entries(input).filter(([, field]) => isFile(field))
  refuseHuge(request, files)
  try {
    return await readParts(
      request,
      input,
      files.map(([, field]) => field),
    )
  } catch (error) {
    throw isExpected(error) ? error : new Problem(400, 'invalidBody')
  }
}
