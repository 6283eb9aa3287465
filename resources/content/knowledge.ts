import {
  choice,
  choices,
  counted,
  countedFor,
  dictionary,
  flag,
  forClients,
  image,
  integer,
  longText,
  publicly,
  publishable,
  publishing,
  resource,
  richText,
  text,
} from '../core/index.ts'

const told = {
  title: text({ required: true, max: 50 }),
  titleEn: text({ max: 50 }),
  category: dictionary('knowledgeCategory'),
  tags: text({ max: 100 }),
  readers: choices(['guardian', 'staff'], { required: true, default: ['guardian'] }),
  difficulty: choice(['basic', 'advanced'], { required: true, default: 'basic' }),
  cover: image({ shape: 'wide', library: true }),
  summary: longText({ max: 200 }),
  summaryEn: longText({ max: 200 }),
  content: richText({ required: true }),
  contentEn: richText(),
  sources: longText({ max: 1000 }),
  onTop: flag(),
}

/**
 * What guardians and staff should know of amblyopia and its training. Lists find it by the words of its text, too; what
 * is for staff alone leaves for no training device. What is on top comes first in clients.
 */
export const knowledge = resource({
  name: 'knowledge',
  label: 'title',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited'], { readers: ['guardian'] }),
  fields: { ...told, ...publishable, ...counted, sort: integer({ default: 0, min: 0, max: 9999 }) },
  list: {
    columns: [
      'title',
      'category',
      'tags',
      'readers',
      'difficulty',
      'onTop',
      'state',
      'validFrom',
      'hospitals',
      'readCount',
      'sort',
    ],
    spare: ['hospitals', 'tags', 'onTop', 'readCount'],
    card: ['category', 'readers', 'state', 'readCount'],
    filters: ['state', 'category', 'readers', 'difficulty', 'onTop', 'content', 'validFrom'],
    search: ['title', 'titleEn', 'tags'],
    sort: ['sort', 'ASC'],
  },
  form: [
    { section: 'entry', fields: Object.keys(told) as (keyof typeof told)[] },
    { section: 'publication', fields: ['hospitals', 'validUntil', 'sort'] },
  ],
  order: 'sort',
  actions: {
    list: {},
    get: {},
    options: {},
    create: { duplicate: true },
    update: {},
    sort: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
    ...publishing,
  },
  calls: { ...forClients('knowledge', told), ...countedFor('knowledge') },
})
