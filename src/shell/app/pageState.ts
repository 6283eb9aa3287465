/**
 * What is kept of a page and belongs to its tab: filters, sort and page of a list, how its columns are arranged, and
 * which saved view was opened. (What is selected there ends with the page.)
 */
const listState = ['listParams', 'columns', 'savedView'] as const

const listKey = new RegExp(`\\.(${listState.join('|')})(\\.|$)`)

export const tabsKey = 'tabs'
export const scrollKey = 'tabs.scroll'

/**
 * Whether a key of the store holds the state of a page, which is kept per browser tab and operator and forgotten with
 * the page's tab.
 */
export const isPageState = (key: string): boolean => key === tabsKey || key === scrollKey || listKey.test(key)

/** Whether a key holds what is kept elsewhere: the tabs remember where a page was scrolled to. */
export const isSuperseded = (key: string): boolean => key.endsWith('.list.scrollPosition')

/** The keys under which the state of a page's list is kept. */
export const listStateKeys = (page: string): string[] => listState.map(key => `${page}.${key}`)
