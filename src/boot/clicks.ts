import type { RouterNavigateFunction } from 'react-admin'
import { createPath } from 'react-router-dom'
import type { Navigator } from 'react-router-dom'
import { routedBy } from '../shell/app/routerProvider.ts'

const pathOf: Navigator['createHref'] = to => (typeof to === 'string' ? to : createPath(to))

/** Where a click leads while there is no router yet: it starts there. */
let follow: RouterNavigateFunction = to => {
  if (typeof to === 'number') window.history.go(to)
  else window.history.pushState(null, '', pathOf(to))
}

/** From now on there is a router to follow what is clicked. */
export const followClicks = (navigate: RouterNavigateFunction): void => { follow = navigate }

/** Navigation of a page that is only there until the router is: for links, and for what asks the router itself. */
export const clicks = routedBy((to, options) => follow(to, options))
export const clickNavigator: Navigator = { createHref: pathOf, push: to => follow(to), replace: to => follow(to), go: delta => follow(delta) }
