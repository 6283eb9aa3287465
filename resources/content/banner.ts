import {
  choice,
  forClients,
  image,
  integer,
  items,
  publicly,
  publishable,
  publishing,
  ref,
  resource,
  text,
  toldOf,
} from '../core/index.ts'

const told = {
  title: text({ required: true, max: 50 }),
  titleEn: text({ max: 50 }),
  picture: image({ required: true, shape: 'wide', library: true }),
  place: choice(['clientStart', 'clientShop', 'home'], { required: true, default: 'clientStart' }),
  linkTo: choice(['nothing', 'address', 'news', 'knowledge'], { required: true, default: 'nothing' }),
  address: text({ match: 'url', max: 500, showWhen: { linkTo: 'address' }, requiredWhen: { linkTo: 'address' } }),
  news: ref('news', { showWhen: { linkTo: 'news' }, requiredWhen: { linkTo: 'news' } }),
  knowledge: ref('knowledge', { showWhen: { linkTo: 'knowledge' }, requiredWhen: { linkTo: 'knowledge' } }),
}

/** A picture across a page that leads somewhere. Its title says what it shows, for those who cannot see it. */
export const banner = resource({
  name: 'banner',
  label: 'title',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited'], { place: ['clientStart', 'clientShop'] }),
  fields: { ...told, ...publishable, sort: integer({ default: 0, min: 0, max: 9999 }) },
  list: {
    columns: ['picture', 'title', 'place', 'linkTo', 'state', 'validFrom', 'validUntil', 'hospitals', 'sort'],
    spare: ['validUntil', 'linkTo'],
    card: ['place', 'linkTo', 'state', 'validFrom'],
    filters: ['state', 'place', 'validFrom'],
    search: ['title', 'titleEn'],
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
    create: { duplicate: true },
    update: {},
    sort: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
    ...publishing,
  },
  calls: {
    ...forClients('banner', told),
    /** What is shown to the operator on the home page of the back-office now. */
    home: {
      call: 'GET api/homeBanner',
      permission: 'signedIn',
      output: { content: items({ id: integer({ required: true }), ...toldOf(told) }, { required: true }) },
    },
  },
})
