import type { Message } from './message.ts'

/**
 * A message in words. Its parameter `field` is the catalogue key of what it is about, by which texts begin that can be
 * read alone ("Birth date cannot be empty"); about what has no name it says "this".
 */
export const sayMessage = (
  translate: (key: string, parameters: Readonly<Record<string, string | number>>) => string,
  { key, field, ...parameters }: Message,
): string => {
  const name = typeof field === 'string' ? translate(field, {}) : undefined
  return translate(`validation.${key}`, {
    ...parameters,
    field: name === undefined || name === field ? translate('validation.this', {}) : name,
  })
}
