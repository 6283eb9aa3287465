import { Alert, Box, Typography } from '@mui/material'
import type { Finding } from '../../../../resources/core/checks.ts'

/** What a host would find wrong, with the number of the check, as hosts say it, and the line to write. */
export const Findings = ({ findings }: { readonly findings: readonly Finding[] }) =>
  findings.map(({ id, place, problem, remedy }) => (
    <Alert
      key={`${id} ${place} ${problem}`}
      severity="error"
      lang="en"
      sx={{ py: 0, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{id}</strong> {problem}
      </Typography>
      <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
        {remedy}
      </Box>
    </Alert>
  ))

/** Those that stand at a place: `patient.fields.name`. */
export const findingsAt = (findings: readonly Finding[], place: string): readonly Finding[] => {
  const at = findings.filter(one => one.place === place || one.place.startsWith(`${place}.`))
  return at.length > 0 ? at : none
}
const none: readonly Finding[] = []
