import { Box, Stack } from '@mui/material'
import type { Blueprint, Section } from '../blueprint.ts'
import { SectionCard, twoColumns, wholeWidth } from '../SectionCard.tsx'
import { FormField } from './FormField.tsx'

const FormSection = ({ blueprint, section }: { blueprint: Blueprint; section: Section }) => (
  <SectionCard title={section.title}>
    <Box sx={{ ...twoColumns, '& .MuiFormControl-root': { width: '100%' } }}>
      {section.fields.map(shown => (
        <Box key={shown.name} sx={shown.view.wide ? wholeWidth : { minWidth: 0 }}><FormField blueprint={blueprint} shown={shown} /></Box>
      ))}
    </Box>
  </SectionCard>
)

/** All inputs of a record in their sections. */
export const FormSections = ({ blueprint }: { blueprint: Blueprint }) => (
  <Stack spacing={2}>{blueprint.form.map(section => <FormSection key={section.title} blueprint={blueprint} section={section} />)}</Stack>
)
