import { lazy } from 'react'
import type { ComponentType } from 'react'
import { Resource } from 'react-admin'
import { registry } from '../../resources/index.ts'
import { isStored } from '../../resources/schema/fields.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { recordLabel } from '../generator/recordLabel.ts'

type Page = 'ListPage' | 'ShowPage' | 'CreatePage' | 'EditPage'

/** The generator comes with the first page that needs it, all its pages together: they share nearly everything. */
const generated = (page: Page): ComponentType<{ resource: AnyResource }> =>
  lazy(async () => ({ default: (await import('../generator/index.ts'))[page] }))

const pages = { list: generated('ListPage'), show: generated('ShowPage'), create: generated('CreatePage'), edit: generated('EditPage') }

/** The pages that a descriptor calls for. */
const viewsOf = (resource: AnyResource) => ({
  ...(resource.actions['list'] && resource.list ? { list: <pages.list resource={resource} /> } : {}),
  ...(resource.actions['get'] ? { show: <pages.show resource={resource} /> } : {}),
  ...(resource.actions['create'] ? { create: <pages.create resource={resource} /> } : {}),
  ...(resource.actions['update'] ? { edit: <pages.edit resource={resource} /> } : {}),
})

/** Registers every stored resource with react-admin. */
export const resourcePages = (locale: string) => Object.values(registry).filter(isStored).map(resource => (
  <Resource key={resource.name} name={resource.name} {...viewsOf(resource)} recordRepresentation={record => recordLabel(resource, record, locale)} />
))
