import type { SetUpTexts } from '../../../resources/core/setUp.ts'
import type { setUpSteps } from '../../../resources/index.ts'
import type { SetUpPageTexts } from '../../zh/setUp/page.ts'

/** Every step: what is done, why, and what its button says. */
const steps = {
  timeZone: {
    title: 'Confirm the time zone',
    why: 'Days of training, first days of prices and the day-end sheet are counted in it.',
    go: 'Change the time zone',
  },
  sms: {
    title: 'SMS gateway',
    why: 'It sends passwords, sign-in codes and reminders of examinations. Without it, one-time passwords are shown to the operator alone.',
    go: 'Set up SMS',
  },
  mail: { title: 'Mail server', why: 'It sends new passwords, reports and news of failures.', go: 'Set up mail' },
  publicUrl: {
    title: 'Public address',
    why: 'Links in mails and messages begin with it. It is given to the server at its start, by the variable PUBLIC_URL; see the operations manual.',
  },
  backup: {
    title: 'Regular backups',
    why: 'When the server is lost, a backup is all there is. The operations manual says how one is made every night.',
  },
  ownOrganisation: {
    title: 'Details of the platform',
    why: 'Its name, place and telephone. They cannot be changed any more once an organisation stands below, so they come first.',
    go: 'Enter the details',
  },
  organisations: {
    title: 'First organisation',
    why: 'Every account, patient and device belongs to an organisation.',
    go: 'Create an organisation',
  },
  staff: { title: 'Doctors and staff', why: 'Patients, cases and plans need a doctor in charge.', go: 'Enter staff' },
  operators: {
    title: 'Accounts of colleagues',
    why: 'With an account for everybody, records tell who did what.',
    go: 'Create an account',
  },
  patients: {
    title: 'Import your patients',
    why: 'The list you already have comes in at once, as a sheet. Rows that are wrong are corrected on the page.',
    go: 'Import patients',
  },
  projects: {
    title: 'Training projects',
    why: 'Treatment plans are made of them: first their types, then the projects.',
    go: 'Create projects',
  },
  prices: { title: 'Prices for patients', why: 'What has no price cannot be topped up.', go: 'Create a price' },
  purchasePrices: {
    title: 'Prices for organisations',
    why: 'With them the amounts of organisation top-ups are worked out, and organisations can top up by themselves.',
    go: 'Create a price',
  },
} satisfies SetUpTexts<typeof setUpSteps>

const texts: SetUpPageTexts = {
  title: 'Set-up',
  lead: 'Each step is ticked off by itself once it is done.',
  progress: '%{done} of %{total} required steps are done',
  ready: 'All that is required is done. Work can begin.',
  nothing: 'There is nothing for you to set up.',
  required: 'Required before work begins',
  recommended: 'Recommended',
  done: 'Done',
  missing: 'To do',
  settled: 'Not needed',
  lastBackup: 'Last backup: %{at}',
  noBackup: 'No backup is known of.',
  zone: 'The time zone is %{zone}.',
  otherZone: 'That of this computer is %{zone}.',
  leaveOut: 'Not needed',
  asItIs: 'It is right',
  takeBack: 'Put back',
  labelled: '%{action}: %{step}',
  failed: 'The set-up could not be loaded',
  card: { left: '%{done} of %{total} required steps are done. Next: %{next}', go: 'Go on', hide: 'Do not show again' },
  steps,
}

export default texts
