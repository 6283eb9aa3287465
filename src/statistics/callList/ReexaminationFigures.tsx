import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { reexaminations } from '../../../resources/statistics/reports/reexaminations.ts'
import { ListFigures } from '../../core/report/ListFigures.tsx'

type Part = keyof typeof reexaminations.parts

/** The figures are told apart by the state themselves: looking at one of them leaves the others where they are. */
const apart = ['state']
const Shown = ({ part }: { readonly part: Part }) => <ListFigures report={reexaminations} part={part} apart={apart} />

/**
 * How it stands with re-examinations, above their list, and of whom in a section that opens. On a phone all of it
 * stands in there, as the list is what one works with.
 */
export const ReexaminationFigures = () => {
  const translate = useTranslate()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const parts: readonly Part[] = isPhone ? ['sums', 'byHospital', 'byDoctor'] : ['byHospital', 'byDoctor']
  return (
    <>
      {!isPhone && <Shown part="sums" />}
      <Accordion
        variant="outlined"
        disableGutters
        slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
        sx={{ mb: 1.5, borderRadius: 1, '&::before': { display: 'none' } }}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="reexamination-figures"
          aria-controls="reexamination-figures-content"
          sx={{ minHeight: 40, '& .MuiAccordionSummary-content': { my: 0.5 } }}
        >
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {translate('app.callList.figures')}
          </Typography>
        </AccordionSummary>
        <AccordionDetails id="reexamination-figures-content" sx={{ pt: 0 }}>
          {parts.map(part => (
            <Shown key={part} part={part} />
          ))}
        </AccordionDetails>
      </Accordion>
    </>
  )
}
