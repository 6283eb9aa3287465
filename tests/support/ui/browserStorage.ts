/** Newer Nodes have a storage of their own in the place of the window's, which keeps nothing without a file. */
declare const jsdom: { readonly window: Window }

for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdom.window[name] })
