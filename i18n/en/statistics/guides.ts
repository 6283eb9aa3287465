import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  attendance: {
    purpose: 'When patients last trained and who stays away, so that families can be called.',
    first: 'Patients appear by themselves once they have times to train.',
  },
  reexamination: {
    purpose: 'Re-examinations that were agreed on: who is due, and who has come.',
    first: 'They appear once an examination says when the next one is to be.',
  },
  effect: {
    purpose: 'What treatment did for each patient, from the first to the last examination of the chosen days.',
    first: 'It is worked out from examinations. If nothing is here, look at the chosen days.',
  },
  reportSubscription: {
    purpose: 'Reports that come by mail at regular times.',
    first: 'Choose “Subscribe” on any report.',
  },
  callList: { purpose: 'Leads through the patients to be called: call, note what was said, go on to the next.' },
  reexaminationReminder: { purpose: 'Prints reminders for patients who are due to be examined again.' },
  overview: { purpose: 'The whole at a glance: patients, money, clinic, and what treatment did.' },
  rechargeAnalysis: { purpose: 'Top-ups by day, channel, type and organisation: what was charged, paid and is owed.' },
  doctorBilling: { purpose: 'What each doctor billed, by package and month.' },
  doctorRecharge: { purpose: 'What was sold, given and paid back by each doctor.' },
  gameAnalysis: { purpose: 'What is trained, for how long, and at which hours.' },
  gifts: { purpose: 'Times that were given away, by organisation and doctor, and their share of all.' },
  monthAnalysis: {
    purpose: 'The main measures of a year, month by month, with running totals and the best and worst month.',
  },
  yearAnalysis: { purpose: 'The main measures year by year, with running totals.' },
  growth: { purpose: 'How the main measures stand to the time before and to the year before.' },
  comparison: {
    purpose: 'Two to five organisations or doctors side by side by the same measures, or one of them in two ranges.',
  },
  ageAnalysis: { purpose: 'Training, top-ups and the effect of treatment by age and sex.' },
  effectAnalysis: {
    purpose: 'The effect of treatment by organisation, doctor, age, type and level of amblyopia, and days of training.',
  },
  effectDifference: { purpose: 'How many lines of vision were gained, and how that goes with training.' },
} satisfies Guides<'statistics'>
