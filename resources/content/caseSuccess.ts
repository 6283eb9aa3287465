import {
  acuity,
  forClients,
  image,
  integer,
  publicly,
  publishable,
  ref,
  resource,
  richText,
  text,
} from '../core/index.ts'
import { consented } from './consent.ts'

const named = {
  title: text({ required: true, max: 50 }),
  titleEn: text({ max: 50 }),
  age: text({ required: true, max: 25 }),
  ageEn: text({ max: 25 }),
  type: text({ required: true, max: 50 }),
  typeEn: text({ max: 50 }),
  weeks: integer({ required: true, min: 1, max: 520 }),
}
const vision = {
  firstRight: acuity({ required: true }),
  firstLeft: acuity({ required: true }),
  lastRight: acuity({ required: true }),
  lastLeft: acuity({ required: true }),
}
const story = {
  story: richText({ required: true }),
  storyEn: richText(),
  cover: image({ shape: 'wide', library: true }),
  picture: image({ library: true }),
  further: image({ library: true }),
}
const told = { ...named, ...vision, ...story }
const consent = consented('caseSuccess:consent')

/**
 * How a child's vision got better, told without what tells who the child is, and only while the guardian consents. The
 * consent stays on the server.
 */
export const caseSuccess = resource({
  name: 'caseSuccess',
  label: 'title',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited']),
  erasure: 'remove',
  retention: 'withPerson',
  fields: { ...told, ...consent.fields, ...publishable, sort: integer({ default: 0, min: 0, max: 9999 }) },
  list: {
    columns: ['title', 'age', 'type', 'weeks', 'state', 'validFrom', 'consentState', 'hospitals', 'sort'],
    spare: ['hospitals', 'consentState'],
    card: ['age', 'type', 'state', 'weeks'],
    filters: ['state', 'consentState', 'validFrom'],
    search: ['title', 'titleEn', 'type'],
    sort: ['sort', 'ASC'],
  },
  form: [
    { section: 'entry', fields: ['title', 'titleEn', 'age', 'ageEn', 'type', 'typeEn', 'weeks'] },
    { section: 'vision', fields: ['firstRight', 'firstLeft', 'lastRight', 'lastLeft'], pairs: true },
    { section: 'story', fields: ['story', 'storyEn', 'cover', 'picture', 'further'] },
    { section: 'consent', fields: ['consentOn', 'consent'] },
    { section: 'publication', fields: ['hospitals', 'validUntil', 'sort'] },
  ],
  order: 'sort',
  actions: {
    list: {},
    get: {},
    create: {},
    update: {},
    sort: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
    ...consent.actions,
    /** Begins one with what a case tells, without what tells whose case it is. */
    fromCase: {
      on: 'list',
      input: { case: ref('case', { required: true }) },
      output: { id: integer({ required: true }) },
    },
  },
  calls: forClients('caseSuccess', told),
})
