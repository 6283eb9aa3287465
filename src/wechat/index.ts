/** What this capability adds to the browser: nothing but what follows from its descriptors. */
export {}
