/** The browser's and the tests' way to the server: react-admin's calls over HTTP, made by reading the descriptors. */
export { createDataProvider } from './createDataProvider.ts'
export type { DataProviderOptions, VisionDataProvider } from './createDataProvider.ts'
export { createClient } from './client.ts'
export type { Clients } from './client.ts'
export { HttpError, isUnanswered } from './HttpError.ts'
export type { ErrorBody, FailedId, Id } from './HttpError.ts'
export type { ExportParams } from './reads.ts'
export type { ActOptions } from './writes.ts'
