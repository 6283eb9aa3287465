import { useTranslate } from 'react-admin'
import { useCallback } from 'react'
import type { ErrorBody } from '../../../dataProvider/index.ts'
import { namesField } from '../form/namesField.ts'
import { errorText, fieldErrors } from './outcome.ts'

/**
 * What is wrong with each field in a line of its own, for where none of them can be marked; by the names that the
 * resource gives its fields, where one is told.
 */
export const useErrorLines = (resource?: string): ((errors: ErrorBody['errors']) => string[]) => {
  const translate = useTranslate()
  return useCallback(
    (errors = {}) => {
      const lines = Object.entries(errors).flatMap(([path, text]) => {
        // What is said of all of them together says no more than that they are marked.
        if (typeof text !== 'string') return []
        const field =
          resource === undefined ? '' : translate(`resources.${resource}.fields.${path.split('.')[0]}`, { _: '' })
        return field === '' || namesField({ label: field, text })
          ? text
          : translate('app.generator.broken.item', { field, text })
      })
      return [...new Set(lines)]
    },
    [resource, translate],
  )
}

/**
 * What an error says where no field can be marked: the server's text as it is, or a key; line by line where fields are
 * to blame.
 */
export const useErrorWords = (resource?: string): ((error: unknown) => string) => {
  const linesOf = useErrorLines(resource)
  return useCallback(error => linesOf(fieldErrors(error)).join('\n') || errorText(error), [linesOf])
}
