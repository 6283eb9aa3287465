import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { text } from '../../core/inputs/text.tsx'
import type { FieldOfType, InputProps } from '../../core/types/view.ts'
import { useClient } from '../../core/provider.ts'

/**
 * How many other patients share the number that stands here; a covered one is the record's own, which the server knows.
 */
const useSiblings = (source: string): number => {
  const client = useClient()
  const id = useRecordContext()?.id
  const given: unknown = useWatch({ name: source })
  const mobile = typeof given === 'string' && patterns.mobile.test(given) ? given : undefined
  const isOwn = mobile === undefined && id !== undefined && typeof given === 'string' && given.startsWith('*')
  const { data = 0 } = useQuery({
    queryKey: ['patient', 'siblings', String(id), mobile],
    queryFn: async () =>
      (
        await client.patient.siblings({
          ...(id === undefined ? {} : { id: Number(id) }),
          ...(mobile ? { guardianMobile: mobile } : {}),
        })
      ).count ?? 0,
    enabled: mobile !== undefined || isOwn,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return mobile !== undefined || isOwn ? data : 0
}

const Input = text.Input!

/** The guardian's mobile, with how many brothers and sisters have the same one. */
export const GuardianMobileInput = (props: InputProps) => {
  const translate = useTranslate()
  const count = useSiblings(props.source)
  return (
    <Input
      {...props}
      place={props.place as InputProps<FieldOfType<'text'>>['place']}
      {...(count > 0 ? { helperText: translate('app.patientForm.siblings', { smart_count: count }) } : {})}
    />
  )
}
