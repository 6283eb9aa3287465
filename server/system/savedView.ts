import { sql } from 'kysely'
import type { Json } from '../../resources/core/types/json/index.ts'
import { readBranch } from '../../resources/core/branch.ts'
import type { Field } from '../../resources/core/field.ts'
import { fieldOf } from '../../resources/core/fields.ts'
import { filterNames } from '../../resources/core/filterNames.ts'
import { grantedTo } from '../../resources/core/granted.ts'
import { message } from '../../resources/core/message.ts'
import { allows } from '../../resources/core/permission.ts'
import { namedDimension } from '../../resources/core/statistics/declared.ts'
import type { AnyReport } from '../../resources/core/statistics/index.ts'
import { isEntry, isReference } from '../../resources/core/typeOf.ts'
import { reports, resourceNamed } from '../../resources/index.ts'
import { mayVisit } from '../../resources/pages.ts'
import { mostViews, savedView } from '../../resources/system/savedView.ts'
import { withoutPersonal } from '../../resources/viewState.ts'
import type { ViewState } from '../../resources/viewState.ts'
import { isSame } from '../core/changes.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'
import type { Context, Operator } from '../core/contract.ts'
import { forbidden, invalid, notFound, Problem } from '../core/errors/problem.ts'
import { isWithinReach } from '../core/isWithinReach.ts'
import { tableName } from '../core/migrations/schemaNames.ts'
import { all, quoted, Statement } from '../core/statement.ts'

interface Found {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly state: ViewState
  readonly author: number
  readonly shared: boolean
  readonly roles: readonly number[]
  readonly rolesLabel: readonly string[]
  readonly hospitals: readonly number[] | null
  readonly standard: boolean
  readonly chosen: boolean | null
}

const isObject = (value: unknown): value is ViewState =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** A page that the caller may open. Throws a field error for any other, which does not tell whether there is one. */
const requirePage = (page: string, { permissions, isExperience }: Operator): void => {
  if (!mayVisit(grantedTo(permissions, isExperience), page)) throw invalid({ page: message('reference') })
}

/** Throws a field error where a state is none, or tells who somebody is: that is not kept, whoever would see it. */
const requireState = (page: string, state: unknown): void => {
  if (!isObject(state) || ('filter' in state && !isObject(state['filter'])))
    throw invalid({ state: message('invalid') })
  if (withoutPersonal(page, state).leftOut.length > 0) throw invalid({ state: message('personalView') })
}

/** Whether the caller may change what somebody else shared: it is shared with nobody beyond the caller's own scope. */
const manages = (view: Pick<Found, 'shared' | 'hospitals'>, context: Context): boolean =>
  view.shared && allows(caller(context).permissions, 'savedView:share') && isWithinReach(view.hospitals, context)

interface Readable {
  readonly state: ViewState
  /** Names of what was left out. */
  readonly leftOut: readonly string[]
}

/**
 * What may be told of a view to somebody, in whatever call: nothing that tells who somebody is, and of a list neither
 * filters nor an order that are not for the reader, or no more. What other pages keep they read themselves.
 */
const tellable = (page: string, kept: ViewState, permissions: Operator['permissions']): Readable => {
  const { state, leftOut } = withoutPersonal(page, kept)
  const resource = resourceNamed(page)
  if (!resource?.list) return { state, leftOut }
  const isRead = (name: string): boolean => {
    const may = fieldOf(resource, name)?.permission?.read
    return may === undefined || allows(permissions, may)
  }
  const filter = isObject(state['filter']) ? state['filter'] : {}
  const shown = Object.keys(filter).filter(name => filterNames(resource).includes(name) && isRead(name))
  const sorted = isObject(state['sort']) ? state['sort']['field'] : undefined
  const isSorted =
    typeof sorted === 'string' && (sorted === 'id' || fieldOf(resource, sorted) !== undefined) && isRead(sorted)
  const { sort, ...rest } = state
  return {
    state: {
      ...rest,
      ...(isSorted ? { sort } : {}),
      ...('filter' in state ? { filter: Object.fromEntries(shown.map(name => [name, filter[name]])) } : {}),
    },
    leftOut: [
      ...leftOut,
      ...Object.keys(filter).filter(name => !shown.includes(name)),
      ...(typeof sorted === 'string' && !isSorted ? [sorted] : []),
    ],
  }
}

/** The field that a filter of the page is of; undefined where the page has none of that name. */
const filteredField = (page: string, name: string): Field | undefined => {
  const resource = resourceNamed(page)
  if (resource) return fieldOf(resource, name)
  const report = reports[page as keyof typeof reports] as AnyReport | undefined
  return report?.filters.includes(name) ? namedDimension(report, name).field : undefined
}

/** The records that a filter names, as lists keep them (ids) or addresses spell them (`3,only:5`). */
const namedIds = (value: unknown): readonly number[] =>
  [value]
    .flat()
    .flatMap(one => String(one).split(','))
    .map(one => Number(readBranch(one.trim()).id))
    .filter(id => Number.isInteger(id) && id > 0 && id < 2 ** 31)

/** Names of the filters by records that are out of the caller's reach, or no more. */
const beyond = async (
  page: string,
  filters: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<readonly string[]> => {
  const names: string[] = []
  for (const [name, value] of Object.entries(filters)) {
    const field = filteredField(page, name)
    const [to, ids] = [
      field && isReference(field) && !isEntry(field) ? resourceNamed(String(field.to)) : undefined,
      [...new Set(namedIds(value))],
    ]
    if (!to || ids.length === 0) continue
    const statement = new Statement()
    const found = await statement.run<{ n: number }>(
      context.db,
      `
      select count(*)::integer as n from ${quoted(tableName(to))} t where ${all([`t.id = any(${statement.bind(ids)}::integer[])`, ...context.reach(to.name, statement, 't')])}`,
    )
    if (found[0]!.n < ids.length) names.push(name)
  }
  return names
}

const without = (values: ViewState, names: readonly string[]): ViewState =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/**
 * What of a view the caller's page can show: what may be told of it, without filters that would show nothing because
 * they name what is out of reach.
 */
const readable = async (page: string, kept: ViewState, context: Context): Promise<Readable> => {
  const { state, leftOut } = tellable(page, kept, caller(context).permissions)
  const isList = resourceNamed(page)?.list !== undefined
  const filters = isList ? (isObject(state['filter']) ? state['filter'] : {}) : state
  const gone = await beyond(page, filters, context)
  if (gone.length === 0) return { state, leftOut }
  return {
    state: isList ? { ...state, filter: without(filters, gone) } : without(state, gone),
    leftOut: [...leftOut, ...gone],
  }
}

/**
 * What the page begins with: what the caller chose, which may be none of them, or else what was shared as its beginning
 * last.
 */
const defaultOf = (views: readonly Found[], hasChosen: boolean): number | undefined =>
  (hasChosen
    ? views.find(({ chosen }) => chosen)
    : views.filter(({ shared, standard }) => shared && standard).toSorted((one, other) => other.id - one.id)[0]
  )?.id

const viewsOf = async (page: string, context: Context): Promise<Found[]> => {
  const statement = new Statement()
  const me = statement.bind(caller(context).id)
  const name = context.language === 'en' ? 'name_en' : 'name'
  return statement.run<Found>(
    context.db,
    `
    select t.id, t.version, t.title, t.state, t.created_by as author, t.shared, t.hospitals, coalesce(t.standard, false) as standard, coalesce(t.roles, '{}') as roles,
      array(select coalesce(r.${name}, '') from unnest(t.roles) with ordinality named(id, place) left join role r on r.id = named.id order by named.place) as "rolesLabel",
      exists (select from saved_view_default d where d.operator = ${me} and d.page = t.page and d.view = t.id) as chosen
    from saved_view t where ${all([
      // Whoever reaches everything finds those for other roles in the list of all views; here they would stand in the
      // way.
      `t.page = ${statement.bind(page)}`,
      `(t.created_by = ${me} or coalesce(cardinality(t.roles), 0) = 0 or t.roles && ${statement.bind(caller(context).roles)}::integer[])`,
      ...context.reach('savedView', statement, 't'),
    ])}
    order by t.created_by is distinct from ${me}, t.title, t.id`,
  )
}

export const savedViewImplementation = implement(
  savedView,
  {
    async ofPage({ page }, context) {
      const operator = caller(context)
      requirePage(page, operator)
      const views = await viewsOf(page, context)
      const chosen = await context.db
        .selectFrom('saved_view_default')
        .select('view')
        .where('operator', '=', operator.id)
        .where('page', '=', page)
        .executeTakeFirst()
      const first = defaultOf(views, chosen !== undefined && (chosen.view === null || views.some(one => one.chosen)))
      return Promise.all(
        views.map(async ({ author, chosen: _chosen, hospitals, state, roles, rolesLabel, ...view }) => {
          const own = author === operator.id
          const { state: read, leftOut } = await readable(page, state, context)
          return {
            ...view,
            state: read as Json,
            leftOut: [...leftOut],
            roles: [...roles],
            rolesLabel: [...rolesLabel],
            own,
            isDefault: view.id === first,
            editable: own || manages({ shared: view.shared, hospitals }, context),
          }
        }),
      )
    },

    async choose({ page, view }, context) {
      const operator = caller(context)
      requirePage(page, operator)
      const chosen = view ?? null
      if (chosen !== null && !(await viewsOf(page, context)).some(({ id }) => id === chosen))
        throw invalid({ view: message('reference') })
      await context.db
        .insertInto('saved_view_default')
        .values({ operator: operator.id, page, view: chosen })
        .onConflict(conflict => conflict.columns(['operator', 'page']).doUpdateSet({ view: chosen }))
        .execute()
      return { done: true }
    },
  },
  {
    redact: {
      state: (state, { page }, reader) =>
        isObject(state) ? tellable(String(page), state, reader?.permissions ?? new Set()).state : state,
    },
    async before(action, record, input, context) {
      const operator = caller(context)
      if (
        record &&
        record.createdBy !== operator.id &&
        !manages({ shared: record.shared, hospitals: record.hospitals ?? null }, context)
      ) {
        throw allows(operator.permissions, 'savedView:share') ? notFound() : forbidden('savedView:share')
      }
      if (action === 'remove') {
        await context.db.deleteFrom('saved_view_default').where('view', '=', record!.id).execute()
        return
      }
      const { page, title, state, shared } = { ...record, ...input } as {
        page: string
        title: string
        state: unknown
        shared: boolean | null
      }
      if (!record) requirePage(page, operator)
      // What an earlier release kept goes with the first change, whatever that is of.
      const isKept = record !== null && isObject(state) && isSame(savedView.fields.state, record.state, state)
      const healed = isKept ? { state: withoutPersonal(page, state).state as Json } : {}
      if (!isKept) requireState(page, state)
      const author = record?.createdBy ?? operator.id
      // One after the other, so that neither a title nor the number of views is passed by two pages at once.
      await sql`select pg_advisory_xact_lock(hashtext('saved view'), ${author}::integer)`.execute(context.db)
      const others = await context.db
        .selectFrom('saved_view')
        .select('title')
        .where('created_by', '=', author)
        .where('page', '=', page)
        .where('id', '<>', record?.id ?? 0)
        .execute()
      if (others.some(one => one.title === title)) throw invalid({ title: message('unique') })
      if (!record && others.length >= mostViews)
        throw new Problem(409, 'tooManyViews', { parameters: { max: mostViews } })
      if (shared !== true || record?.shared === true) return healed
      const { hospitals } = operator.scope
      // An empty list would be everybody.
      return {
        ...healed,
        hospitals: hospitals === 'everything' ? null : hospitals.length > 0 ? [...hospitals] : [operator.hospital],
      }
    },
  },
)
