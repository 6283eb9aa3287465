import type { Same } from '../../Same.ts'
import type zh from '../../zh/patients/patientForm.ts'

export default {
  noConsent: 'No consent of a guardian',
  siblings:
    'One other patient has this mobile of the guardian |||| %{smart_count} other patients have this mobile of the guardian',
  code: {
    title: 'Verification of the mobile',
    label: 'Code',
    again: 'Again in %{seconds} s',
    sent: 'The code was sent; it holds for 10 minutes',
    wait: 'Please wait before another code is sent',
    verified: 'Mobile verified',
    skip: 'Do not verify',
  },
} satisfies Same<typeof zh>
