import { Box, Stack } from '@mui/material'
import { unpaired } from '../resourceView.ts'
import type { ResourceView, Section } from '../resourceView.ts'
import { presentationOf } from '../present.ts'
import { SectionCard, twoColumns, wholeWidth } from '../SectionCard.tsx'
import { SidePairs } from '../SidePairs.tsx'
import { FormField } from './FormField.tsx'

const FormSection = ({ blueprint, section }: { blueprint: ResourceView; section: Section }) => {
  const Part = presentationOf(blueprint.resource.name).formParts?.[section.name]
  const others = unpaired(section)
  return (
    <SectionCard title={section.title}>
      {section.pairs.length > 0 && (
        <SidePairs pairs={section.pairs}>{shown => <FormField blueprint={blueprint} shown={shown} />}</SidePairs>
      )}
      {others.length > 0 && (
        <Box sx={{ ...twoColumns, '& .MuiFormControl-root': { width: '100%' } }}>
          {others.map(shown => (
            <Box
              key={shown.name}
              sx={{ ...(shown.view.wide ? wholeWidth : { minWidth: 0 }), '&:empty': { display: 'none' } }}
            >
              <FormField blueprint={blueprint} shown={shown} />
            </Box>
          ))}
        </Box>
      )}
      {Part && <Part />}
    </SectionCard>
  )
}

/** All inputs of a record in their sections. */
export const FormSections = ({ blueprint }: { blueprint: ResourceView }) => (
  <Stack spacing={2}>
    {blueprint.form.map(section => (
      <FormSection key={section.title} blueprint={blueprint} section={section} />
    ))}
  </Stack>
)
