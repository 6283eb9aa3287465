import type { AnyResource } from './resource.ts'

type Labelled = Pick<AnyResource, 'label'>

/**
 * The key under which a record says what it is called: that of its label field, or `label` where several fields make it
 * up.
 */
export const labelName = ({ label }: Labelled): string => (typeof label === 'string' ? label : 'label')

/** The fields that make a record's name up, one or several. */
export const labelParts = ({ label }: Labelled): readonly string[] => (typeof label === 'string' ? [label] : label)

/** Whether a record's name is put together of several fields. */
export const isComposed = ({ label }: Labelled): boolean => typeof label !== 'string'
