import validation from './zh/core/validation.ts'

/** What messages are called that answer a broken field. */
export const messageKeys: readonly string[] = Object.keys(validation)
