import type { Reports } from '../../../resources/index.ts'
import type { AllFactsTexts } from '../../../resources/core/statistics/index.ts'

/** What is measured, and how. */
export default {
  payments: {
    dimensions: { package: 'Package' },
    measures: {
      bills: {
        name: 'Top-ups',
        definition: 'Top-ups sold on the day. A later refund does not take one away.',
        said: '%{value} top-up |||| %{value} top-ups',
      },
      times: {
        name: 'Times',
        definition: 'Paid times sold, less those given back by refunds and cancellations, each on its own day.',
        said: '%{value} time |||| %{value} times',
      },
      given: {
        name: 'Gifts',
        definition: 'Times given beside those paid for, less those withdrawn, each on its own day.',
        said: '%{value} time given |||| %{value} times given',
      },
      amount: {
        name: 'Amount',
        definition: 'What was billed, less refunds and cancellations, each on its own day, whether it was paid or not.',
        said: '%{value}',
      },
      received: {
        name: 'Received',
        definition: 'What came in, less what was paid back, each on its own day.',
        said: '%{value} received',
      },
      refunded: {
        name: 'Refunds',
        definition: 'What was paid back to patients, on the day of the refund.',
        said: '%{value} in refunds',
      },
      refundedTimes: {
        name: 'Times refunded',
        definition: 'Paid times taken back by refunds, on the day of the refund.',
        said: '%{value} time refunded |||| %{value} times refunded',
      },
      perBill: {
        name: 'Amount per top-up',
        definition: 'The amount divided by the number of top-ups; nothing where there was none.',
        said: '%{value} per top-up',
      },
      provided: {
        name: 'Times handed out',
        definition: 'Times paid for and times given together, each on its own day.',
        said: '%{value} time handed out |||| %{value} times handed out',
      },
      givenOfAll: {
        name: 'Share of gifts',
        definition: 'Times given divided by all times handed out, paid for or given; nothing where there were none.',
        said: '%{value} of them given',
      },
      unpaid: {
        name: 'Left unpaid',
        definition:
          'The amount less what was received: billed in this period and not paid; later payments for earlier periods lower it.',
        said: '%{value} left unpaid',
      },
      owed: {
        name: 'Owed',
        definition: 'At the end of the range: all that was ever billed less all that was ever received.',
        said: '%{value} owed',
      },
    },
  },
  newPatients: {
    dimensions: { age: 'Age today' },
    measures: {
      registered: {
        name: 'New patients',
        definition: 'Patients registered in the range, without demo accounts and without those deleted.',
        said: '%{value} new patient |||| %{value} new patients',
      },
      all: {
        name: 'All patients',
        definition: 'At the end of the range: all patients ever registered.',
        said: '%{value} patient |||| %{value} patients',
      },
    },
  },
  cases: {
    measures: {
      opened: {
        name: 'New cases',
        definition: 'Cases opened in the range.',
        said: '%{value} new case |||| %{value} new cases',
      },
      all: {
        name: 'All cases',
        definition: 'At the end of the range: all cases ever opened.',
        said: '%{value} case |||| %{value} cases',
      },
    },
  },
  examinations: {
    measures: {
      examinations: {
        name: 'Examinations',
        definition: 'Examinations by their own day, however late they were recorded.',
        said: '%{value} examination |||| %{value} examinations',
      },
      patients: {
        name: 'Patients examined',
        definition:
          'Patients with an examination in the range, each counted once: steps of time may come to more than the total.',
        said: '%{value} patient examined |||| %{value} patients examined',
      },
      perPatient: {
        name: 'Examinations per patient',
        definition: 'Examinations divided by the patients examined; nothing where there were none.',
        said: '%{value} examination per patient |||| %{value} examinations per patient',
      },
    },
  },
  effects: {
    dimensions: { trained: 'Days of training', lines: 'Lines gained' },
    measures: {
      patients: {
        name: 'Patients examined',
        definition:
          'Patients with an examination in the range, each once, in the class of the eye that was worse at first. The classes add up to this.',
        said: '%{value} patient |||| %{value} patients',
      },
      cured: { name: 'Cured', definition: 'Patients whose effect is a cure.', said: '%{value} cured' },
      improved: { name: 'Improved', definition: 'Patients whose effect is an improvement.', said: '%{value} improved' },
      unchanged: {
        name: 'Without effect',
        definition: 'Patients on whom treatment had no effect.',
        said: '%{value} without effect',
      },
      notAmblyopic: {
        name: 'Not amblyopic at first',
        definition: 'Patients whose corrected visual acuity was 0.9 or more at the first examination.',
        said: '%{value} not amblyopic at first',
      },
      examinedOnce: {
        name: 'One examination only',
        definition: 'Patients with one examination in the range.',
        said: '%{value} with one examination only',
      },
      notComparable: {
        name: 'Not comparable',
        definition: 'Patients with a vision that cannot be compared, such as counting fingers.',
        said: '%{value} not comparable',
      },
      compared: {
        name: 'Comparable',
        definition:
          'Patients whose first and last examination can be compared: cured, improved and without effect together.',
        said: '%{value} patient that can be compared |||| %{value} patients that can be compared',
      },
      helped: { name: 'Helped', definition: 'Patients cured or improved.', said: '%{value} helped' },
      cureRate: {
        name: 'Cure rate',
        definition: 'Patients cured, of those that can be compared; nothing where there are none.',
        said: '%{value} cured',
      },
      helpedRate: {
        name: 'Response rate',
        definition: 'Patients cured or improved, of those that can be compared; nothing where there are none.',
        said: '%{value} helped',
      },
      lines: {
        name: 'Lines gained, average',
        definition:
          'Lines of the chart that the deciding eye gained from the first to the last examination, on average over those that can be compared.',
        said: '%{value} line gained on average |||| %{value} lines gained on average',
      },
      medianLines: {
        name: 'Lines gained, median',
        definition: 'Half of those that can be compared gained at least as many lines.',
        said: 'a median of %{value} line |||| a median of %{value} lines',
      },
      lowerLines: {
        name: 'Lines gained, lower quartile',
        definition: 'A quarter of those that can be compared gained no more lines than this.',
        said: '%{value} line at the lower quartile |||| %{value} lines at the lower quartile',
      },
      upperLines: {
        name: 'Lines gained, upper quartile',
        definition: 'A quarter of those that can be compared gained at least as many lines.',
        said: '%{value} line at the upper quartile |||| %{value} lines at the upper quartile',
      },
      gain: {
        name: 'Gain in hundredths',
        definition:
          'Decimal vision that the deciding eye gained, in hundredths, on average over those that can be compared.',
        said: '%{value} hundredth gained on average |||| %{value} hundredths gained on average',
      },
      trainedDays: {
        name: 'Days of training, average',
        definition: 'Days trained from the first to the last examination, on average over those that can be compared.',
        said: '%{value} day of training on average |||| %{value} days of training on average',
      },
    },
  },
  reexaminations: {
    measures: {
      due: {
        name: 'Due',
        definition: 'Re-examinations whose date is today or within the next 7 days, and which are not done.',
        said: '%{value} due',
      },
      overdue: {
        name: 'Overdue',
        definition: 'Re-examinations whose date is past, and which are not done.',
        said: '%{value} overdue',
      },
      done: {
        name: 'Done',
        definition: 'Re-examinations that were followed by the next examination: done in time and done late together.',
        said: '%{value} done',
      },
      inTime: {
        name: 'Done in time',
        definition: 'Re-examinations that were done on their date or before it.',
        said: '%{value} done in time',
      },
      late: {
        name: 'Done late',
        definition: 'Re-examinations that were done after their date.',
        said: '%{value} done late',
      },
      inTimeRate: {
        name: 'Rate in time',
        definition: 'Re-examinations done in time, of those done; nothing where none is done.',
        said: '%{value} done in time',
      },
    },
  },
  trainingDays: {
    measures: {
      days: {
        name: 'Training days',
        definition:
          'Days on which patients trained, each patient once a day; records that arrive late count on the day of training.',
        said: '%{value} training day |||| %{value} training days',
      },
      consumed: {
        name: 'Times consumed',
        definition: 'Times that training days took. Lifetime members and trials take none.',
        said: '%{value} time consumed |||| %{value} times consumed',
      },
      given: {
        name: 'Gifts consumed',
        definition: 'Training days that were paid for out of gifts.',
        said: '%{value} gift consumed |||| %{value} gifts consumed',
      },
      owed: {
        name: 'Days owed',
        definition: 'Training days on which nothing was left and that have not been settled since.',
        said: '%{value} day owed |||| %{value} days owed',
      },
      patients: {
        name: 'Patients training',
        definition:
          'Patients who trained within the range, each once, so that months may add up to more than the year.',
        said: '%{value} patient trained |||| %{value} patients trained',
      },
      perPatient: {
        name: 'Days per patient',
        definition: 'Training days divided by patients training; nothing where nobody trained.',
        said: '%{value} day per patient |||| %{value} days per patient',
      },
    },
  },
  balances: {
    measures: {
      moved: {
        name: 'Change in times',
        definition:
          'Times topped up within the range less those given back and consumed, gifts included, lifetimes left out.',
        said: 'a change of %{value} time |||| a change of %{value} times',
      },
      movedWorth: {
        name: 'Change in worth',
        definition: 'What the paid times of that change are worth by the price of their top-ups.',
        said: '%{value} of change in worth',
      },
      left: {
        name: 'Times left',
        definition:
          'At the end of the range: what is left on the accounts of patients, gifts included, lifetimes left out.',
        said: '%{value} time left |||| %{value} times left',
      },
      liability: {
        name: 'Liability',
        definition:
          'At the end of the range: paid times not yet consumed, by the price of their top-ups, whether these were paid or not. Gifts are worth nothing.',
        said: '%{value} of liability',
      },
    },
  },
  exercises: {
    dimensions: { level: 'Level', hour: 'Hour', weekday: 'Weekday' },
    measures: {
      exercises: {
        name: 'Exercises',
        definition: 'Records that training clients sent, each on the day of training.',
        said: '%{value} exercise |||| %{value} exercises',
      },
      minutes: {
        name: 'Minutes',
        definition: 'The minutes of those records.',
        said: '%{value} minute of training |||| %{value} minutes of training',
      },
      patients: {
        name: 'Patients training',
        definition:
          'Patients with records within the range, each once, so that parts may add up to more than the whole.',
        said: '%{value} patient trained |||| %{value} patients trained',
      },
      perPatient: {
        name: 'Minutes per patient',
        definition: 'Minutes divided by patients training; nothing where nobody trained.',
        said: '%{value} minute per patient |||| %{value} minutes per patient',
      },
      score: {
        name: 'Average score',
        definition: 'The average over the records that have a score.',
        said: 'an average score of %{value}',
      },
      level: {
        name: 'Average level',
        definition: 'The average over the records that have a level.',
        said: 'an average level of %{value}',
      },
    },
  },
} satisfies AllFactsTexts<Reports>
