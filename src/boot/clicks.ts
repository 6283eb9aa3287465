import type { RouterNavigateFunction, RouterProvider } from 'react-admin'

const pathOf = (to: Exclude<Parameters<RouterNavigateFunction>[0], number>): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

/** Where a click leads while there is no router yet: it starts there. */
let follow: RouterNavigateFunction = to => {
  if (typeof to === 'number') window.history.go(to)
  else window.history.pushState(null, '', pathOf(to))
}

/** From now on there is a router to follow what is clicked. */
export const followClicks = (navigate: RouterNavigateFunction): void => {
  follow = navigate
}

const navigate: RouterNavigateFunction = (to, options) => follow(to, options)

const { pathname, search, hash } = window.location
const here = { pathname, search, hash, state: null, key: 'default' }

/**
 * What links ask of a router, for a page that is only there until the router is: the first rows do not wait for one.
 */
export const clicks = { useNavigate: () => navigate, useLocation: () => here } as unknown as RouterProvider
