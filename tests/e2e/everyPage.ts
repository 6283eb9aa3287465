import { registry } from '../../resources/index.ts'
import { customPages } from '../../resources/pages.ts'

// Nobody has been sent anything yet, no view or file was kept, nothing failed, and no job has run for sure, so that there
// is no first one to look at.
const isEmpty = (name: string): boolean =>
  ['message', 'timingLog', 'savedView', 'storage', 'errorLog', 'securityEvent'].includes(name)

/** The addresses of all pages, each of the first record where it is of one. */
export const everyPage: readonly string[] = [
  '/',
  ...Object.values(registry)
    .filter(({ list, actions }) => list && actions['list'])
    .flatMap(({ name, actions }) => [
      `/${name}`,
      ...(actions['get'] && !isEmpty(name) ? [`/${name}/1/show`] : []),
      ...(actions['update'] && !isEmpty(name) ? [`/${name}/1`] : []),
      ...(actions['create'] ? [`/${name}/create`] : []),
    ]),
  ...Object.keys(customPages).map(key => `/${key}`),
  '/404',
  '/401',
]
