import type { Navigator } from 'react-router-dom'

/** Where a click leads while there is no router yet: it starts there. */
let follow = (to: string): void => window.history.pushState(null, '', to)

/** From now on there is a router to follow what is clicked. */
export const followClicks = (navigate: (to: string) => void): void => { follow = navigate }

const pathOf: Navigator['createHref'] = to => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)

/** Navigation of a page that is only there until the router is. */
export const clicks: Navigator = { createHref: pathOf, push: to => follow(pathOf(to)), replace: to => follow(pathOf(to)), go: delta => window.history.go(delta) }
