import type { Reports } from '../../../resources/index.ts'
import type { AllReportTexts } from '../../../resources/core/statistics/index.ts'

/** Titles of the parts of reports. */
export default {
  overview: {
    parts: {
      today: 'Today',
      month: 'This month',
      training: 'Training and balances',
      trained: 'Training days over time',
      people: 'Patients and care',
      money: 'Money',
      times: 'Times',
      effect: 'Effect of treatment',
      sold: 'Amount over time',
      patients: 'New patients over time',
      ranking: 'Ranking of organisations',
    },
  },
  rechargeAnalysis: {
    parts: {
      sums: 'Top-ups in figures',
      byDay: 'Billed and received',
      byChannel: 'Received by channel',
      byType: 'Times sold by type',
      table: 'Billed, received and refunded by organisation',
      types: 'Top-ups by organisation and type',
    },
  },
  doctorBilling: {
    parts: { sums: 'Billing in figures', byMonth: 'Top-ups by month and package', byDoctor: 'Top-ups by doctor' },
  },
  doctorRecharge: {
    parts: { sums: 'Top-ups in figures', byDoctor: 'Times and gifts by doctor', table: 'Top-ups by doctor in detail' },
  },
  gameAnalysis: {
    parts: {
      sums: 'Training in figures',
      course: 'Minutes over time',
      hours: 'When children train, by hour and weekday',
      byProject: 'Minutes by project and age',
      score: 'Average score over time',
      level: 'Average level over time',
      projects: 'Training by project',
      byGame: 'Training by game',
      unplayed: 'Published games that nobody played',
      byAge: 'Training by age and gender',
    },
  },
  gifts: {
    parts: {
      sums: 'Gifts in figures',
      byMonth: 'Gifts by month',
      byHospital: 'Gifts by organisation',
      table: 'Gifts by organisation and doctor',
      largest: 'Largest gifts',
    },
  },
  monthAnalysis: {
    parts: {
      sums: 'The year in figures',
      byMonth: 'Amount by month',
      running: 'Running total of the amount',
      table: 'Main measures by month',
    },
  },
  yearAnalysis: {
    parts: {
      sums: 'All years in figures',
      byYear: 'Amount and times by year',
      running: 'Running total of the amount',
      table: 'Main measures by year',
    },
  },
  growth: { parts: { sums: 'Growth in figures', table: 'Growth of each measure', course: 'Amount over time' } },
  comparison: {
    parts: {
      sums: 'Comparison in figures',
      organisations: 'Organisations side by side',
      courses: 'Amount over time, each organisation by itself',
      patients: 'New patients over time, each organisation by itself',
      doctors: 'Doctors side by side',
      doctorCourses: 'Amount over time, each doctor by themselves',
      doctorPatients: 'New patients over time, each doctor by themselves',
    },
  },
  ageAnalysis: {
    parts: {
      sums: 'In figures',
      pyramid: 'All patients by age today and gender',
      active: 'Patients who trained by age and gender',
      trained: 'Training days by age and gender',
      bills: 'Top-ups by age and gender',
      effect: 'Effect by age',
      table: 'Main measures by age',
    },
  },
  effectAnalysis: {
    parts: {
      sums: 'Effect in figures',
      classes: 'Outcome classes',
      byTraining: 'Effect by days of training',
      byLevel: 'Effect by level',
      byDoctor: 'Effect by doctor',
      byHospital: 'Effect by organisation',
      byAge: 'Effect by age',
      byType: 'Effect by kind of amblyopia',
      ofLevels: 'Effect by level in detail',
      ofTraining: 'Effect by days of training in detail',
    },
  },
  reexaminations: {
    parts: {
      sums: 'Re-examinations in figures',
      byHospital: 'Re-examinations by organisation',
      byDoctor: 'Re-examinations by doctor',
    },
  },
  effectDifference: {
    parts: {
      sums: 'Gain in figures',
      lines: 'Lines gained',
      training: 'Lines gained against days of training, by doctor',
      byTraining: 'Median lines gained by days of training',
      table: 'Gain by age',
      byHospital: 'Gain by organisation',
      byDoctor: 'Gain by doctor',
      byType: 'Gain by kind of amblyopia',
      byLevel: 'Gain by level',
      ofTraining: 'Gain by days of training',
    },
  },
} satisfies AllReportTexts<Reports>
