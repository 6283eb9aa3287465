import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { resourceNamed } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { Picker } from '../inputs/Picker.tsx'
import type { FieldOfType, InputProps } from '../types/view.ts'
import { recordLabel } from '../recordLabel.ts'
import { useCanSee } from '../rights.tsx'
import { useTreeRecords } from './records.ts'
import { below, flat, treeOf } from './treeOf.ts'

type RefField = FieldOfType<'ref'>
interface Choice {
  readonly id: number
  readonly text: string
  readonly depth: number
}

const deepestIndent = 8

/** Each record that may stand above this one, as deep as it stands; what is below this one is none of them. */
const useChoices = (
  resource: AnyResource,
  enabled: boolean,
): { readonly choices: Choice[]; readonly isUsable: boolean; readonly isPending: boolean } => {
  const { data, isPending } = useTreeRecords(resource, enabled)
  const locale = useLocale()
  const id = useRecordContext()?.id
  const choices = useMemo(() => {
    const tree = treeOf(data?.records ?? [], resource.tree!)
    const own = tree.byId.get(Number(id))
    const taboo = new Set(own ? [own, ...below(own)] : [])
    return flat(tree)
      .filter(node => !taboo.has(node))
      .map(node => ({ id: node.id, text: recordLabel(resource, node.record, locale), depth: node.depth }))
  }, [data, resource, id, locale])
  return { choices, isUsable: enabled && data?.isCut !== true, isPending: enabled && isPending }
}

const indented = ({ text, depth }: Choice): string => `${'\u3000'.repeat(Math.min(depth, deepestIndent))}${text}`
const plain = ({ text }: Choice): string => text

/** Chooses the superior in the tree itself; where the tree cannot be read or is too large, as any other reference. */
export const SuperiorInput = ({
  otherwise: Otherwise,
  ...props
}: InputProps<RefField> & { readonly otherwise: ComponentType<InputProps<RefField>> }) => {
  const { place, ...input } = props
  const resource = resourceNamed(place.field.to)!
  const translate = useTranslate()
  const { choices, isUsable, isPending } = useChoices(resource, useCanSee()(resource.name, 'list'))
  if (!isUsable) return <Otherwise {...props} />
  return (
    <Picker
      {...input}
      choices={choices}
      isPending={isPending}
      optionText={indented}
      inputText={plain}
      translateChoice={false}
      {...(input.isRequired ? {} : { emptyText: translate('app.generator.tree.root') })}
    />
  )
}
