import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { firstFailing } from '../../../resources/core/condition.ts'
import type { Clause } from '../../../resources/core/condition.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { presentationOf } from '../present.ts'
import type { RecordLink, TogetherLink } from '../present.ts'
import { createPath } from '../paths.ts'
import { hasRight, useCanSee } from '../rights.tsx'
import type { Can } from '../rights.tsx'

/** The form for a new record that begins with this one. */
const duplicateLink = ({ name }: AnyResource): RecordLink => ({
  label: 'app.generator.duplicate',
  permission: `${name}:create`,
  to: ({ id }) => `${createPath(name)}?duplicate=${encodeURIComponent(id)}`,
})

/** Where records of the resource lead, of what there is a right to. */
export const linksOf = (resource: AnyResource, can: Can): RecordLink[] => {
  const mayDuplicate = resource.actions['create']?.duplicate === true && can(resource.name, 'get')
  return [...(presentationOf(resource.name).links ?? []), ...(mayDuplicate ? [duplicateLink(resource)] : [])].filter(
    ({ permission }) => hasRight(can, permission),
  )
}

/** Where records of the resource lead, of what the operator has a right to. */
export const useLinks = (resource: AnyResource): RecordLink[] => {
  const canSee = useCanSee()
  return useMemo(() => linksOf(resource, canSee), [resource, canSee])
}

/** The ways that a record has, each with why it is not possible. A deleted record leads nowhere. */
export const linksFor = (
  links: readonly RecordLink[],
  record: RaRecord,
): { readonly link: RecordLink; readonly unavailable: Clause | undefined }[] =>
  (record['deleted'] === true ? [] : links).map(link => ({
    link,
    unavailable: firstFailing(link.when, record, businessToday()),
  }))

/** Where selected records lead together, of what the operator has a right to. */
export const useTogether = (resource: AnyResource): TogetherLink[] => {
  const canSee = useCanSee()
  return useMemo(
    () => (presentationOf(resource.name).together ?? []).filter(({ permission }) => hasRight(canSee, permission)),
    [resource, canSee],
  )
}
