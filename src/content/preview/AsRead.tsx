import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Suspense } from 'react'
import type { ComponentType } from 'react'
import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { labelName } from '../../../resources/core/label.ts'
import { placeOf, scopeOf } from '../../core/fieldContext.ts'
import { useFormat } from '../../core/format.ts'
import { filesIn } from '../../core/types/filesIn.ts'
import { FileLinks } from '../../core/FileLinks.tsx'
import { valueText } from '../../core/valueText.ts'
import { awaitedPart } from '../../core/later.tsx'

/** What is drawn of a resource's values beside its texts. */
const drawn: { readonly [name: string]: ComponentType<{ readonly told: Readonly<Record<string, unknown>> }> } = {
  caseSuccess: awaitedPart(async () => (await import('../caseSuccess/VisionGain.tsx')).VisionGain),
}

const SafeHtml = awaitedPart(async () => (await import('../../core/types/SafeHtml.tsx')).default)

interface AsReadProps {
  readonly resource: AnyResource
  /** What readers are told, in one language. */
  readonly told: object
}

/** What stands under the title in small print: what is chosen from lists, days and numbers. */
const small = new Set(['choice', 'choices', 'dictionary', 'date', 'integer'])
/** A film, uploaded or somewhere else: the addresses of both are told, the one that there is none of is empty. */
const isFilm = (field: Field): boolean => field.type === 'attachment' || (field as { match?: string }).match === 'video'
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What readers see of a record: its title, its pictures, what is said of it in small print, its texts and its files. */
export const AsRead = ({ resource, told }: AsReadProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const given = Object.entries(told)
    .filter(([name, value]) => !isEmpty(value) && Object.hasOwn(resource.fields, name))
    .map(([name, value]: [string, unknown]) => ({ name, value, field: resource.fields[name]! as Field }))
  const of = (...kinds: readonly string[]) =>
    given.filter(({ name, field }) => kinds.includes(field.type) && name !== labelName(resource) && !isFilm(field))
  const title = String((told as Readonly<Record<string, unknown>>)[labelName(resource)] ?? '')
  const print = given
    .filter(({ field }) => small.has(field.type))
    .map(({ name, value, field }) =>
      field.type === 'dictionary'
        ? String(value)
        : [
            ...(field.type === 'integer' ? [translate(placeOf(scopeOf(resource), name, field).label)] : []),
            valueText(value, placeOf(scopeOf(resource), name, field), translate, format),
          ].join(' '),
    )
  const Drawing = drawn[resource.name]
  return (
    <Box component="article">
      {of('image').map(({ name, value }) => (
        <Box key={name} component="img" src={String(value)} alt={title} sx={{ display: 'block', width: '100%' }} />
      ))}
      {given
        .filter(({ field }) => isFilm(field))
        .map(({ name, value }) => (
          <Box
            key={name}
            component="video"
            src={String(value)}
            controls
            preload="none"
            aria-label={title}
            sx={{ display: 'block', width: '100%' }}
          />
        ))}
      <Box sx={{ p: 2 }}>
        <Typography variant="h6" component="h1">
          {title}
        </Typography>
        {print.length > 0 && (
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 1 }}>
            {print.join(' · ')}
          </Typography>
        )}
        {of('longText', 'text').map(({ name, value }) => (
          <Typography
            key={name}
            variant="body2"
            color="text.secondary"
            sx={{ mb: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {String(value)}
          </Typography>
        ))}
        {Drawing && (
          <Suspense fallback={null}>
            <Drawing told={told as Readonly<Record<string, unknown>>} />
          </Suspense>
        )}
        {of('richText').map(({ name, value }) => (
          <div key={name} className="rich-text">
            <Suspense fallback={null}>
              <SafeHtml source={name} record={{ id: 0, [name]: value }} />
            </Suspense>
          </div>
        ))}
        <FileLinks files={filesIn((told as { readonly files?: unknown }).files)} />
      </Box>
    </Box>
  )
}
