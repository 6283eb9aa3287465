import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { TextInput, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../resources/core/index.ts'
import { PageHeader } from '../../src/core/PageHeader.tsx'
import { PdfButton } from '../../src/core/pdf/PdfButton.tsx'
import { present } from '../../src/core/present.ts'
import { useClient } from '../../src/core/provider.ts'
import type { CellProps, InputProps } from '../../src/core/types/view.ts'
import { equipment } from './equipment.ts'

// example: look
/** How a value is shown: in one line of a table or card, or on the record's page. */
const Serial = ({ record, room }: CellProps) => (
  <Typography variant={room === 'line' ? 'body2' : 'h6'}>{String(record['serial'] ?? '–')}</Typography>
)

/** How it is entered: it gets what the form knows of the field. */
const NameInput = ({ source, label, helperText, isRequired, disabled }: InputProps) => (
  <TextInput
    source={source}
    label={label}
    helperText={helperText}
    required={isRequired}
    disabled={disabled}
    validate={[]}
  />
)

present(equipment, { fields: { serial: { Cell: Serial }, name: NameInput } })
// /example

// example: page
/** src/{capability}/lendingDesk/LendingDeskPage.tsx, which the index of the capability names under `pages`. */
export const LendingDeskPage = () => {
  const translate = useTranslate()
  const client = useClient() // each action and call of each resource, typed
  const { data } = useQuery({
    queryKey: ['document', 'head', 7],
    queryFn: ({ signal }) => client.document.head({ patient: 7, kind: 'case' }, { signal }),
  })
  return (
    <>
      <PageHeader title={translate('pages.topUp')} />
      <Typography>{data?.organisation}</Typography>
    </>
  )
}
// /example

// example: pdf
/** A record as a document: all that its form has, section by section. What makes it is loaded when it is pressed. */
export const EquipmentPdfButton = ({ record }: { readonly record: RaRecord }) => (
  <PdfButton
    needs={['equipment:get']}
    run={async exporting => {
      const [{ readOne, save }, { frame }, { sectionParts }] = await Promise.all([
        import('../../src/core/pdf/exporting.ts'),
        import('../../src/core/pdf/frame.ts'),
        import('../../src/core/pdf/recordParts.ts'),
      ])
      const { words, making } = exporting
      const resource: AnyResource = equipment
      const values = await readOne(exporting, 'equipment', Number(record.id))
      const report = frame({
        words,
        making,
        // `readHead(exporting, patient, kind)` of what is about a patient, which the log then knows was taken along.
        head: { organisation: String(values['boughtForLabel'] ?? ''), address: null, phone: null },
        title: 'resources.equipment.name',
        about: [String(values['name'])],
        sections: (resource.form ?? []).map(({ section, fields }) => ({
          title: words.t(`resources.equipment.sections.${section}`),
          parts: sectionParts(resource, fields, values, words),
        })),
      })
      return save(report, exporting, 'equipment', values['serial'])
    }}
  />
)

present(equipment, { buttons: [EquipmentPdfButton] })
// /example
