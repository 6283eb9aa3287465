import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  case: {
    purpose:
      'One course of treatment: vision, refraction and diagnosis at the first visit, and every examination after it.',
    first: 'A case is opened at the first visit of a patient.',
  },
  caseRecord: {
    purpose:
      'What each examination found: acuity, refraction, binocular vision. The effect of treatment is worked out from it.',
    first: 'The first examination is recorded with a new case, later ones from the page of the case.',
  },
  treatmentPlan: {
    purpose:
      'Which projects a patient trains, and for how many minutes. Each change makes a new edition; former ones stay to be looked up.',
    first: 'Create a plan for a patient. A template fills it in with one click.',
  },
  planTemplate: {
    purpose: 'Arrangements of training that are used again and again. Plans begin from them with one click.',
    first: 'Create a template for what you prescribe often.',
  },
  project: {
    purpose: 'The training projects that plans are made of.',
    first: 'Once there are project types, create the projects here.',
  },
  projectType: {
    purpose: 'The kinds that training projects are sorted into.',
    first: 'Create the first type, then the projects that belong to it.',
  },
  newCase: {
    purpose:
      'Takes down history, findings and diagnosis of a first visit. Case and first examination are saved together.',
  },
  caseCompare: { purpose: 'Puts examinations side by side to show what changed.' },
  eyeChart: { purpose: 'The vision of a patient over all examinations, as a curve or as a table.' },
} satisfies Guides<'clinic'>
