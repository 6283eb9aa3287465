import { useAreThere } from '../later.tsx'
import { presentationOf } from '../present.ts'
import type { RecordPart } from '../present.ts'

const none: readonly RecordPart[] = []

/**
 * What capabilities put into the head of a record's page. Its code is asked for beside the record, as what stands below
 * waits for the head; undefined while it comes.
 */
export const useButtons = (resource: string): readonly RecordPart[] | undefined => {
  const { buttons = none } = presentationOf(resource)
  return useAreThere(buttons) ? buttons : undefined
}
