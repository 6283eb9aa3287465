/**
 * Milliseconds that any test waits for what is to come: a machine on which much else runs takes ten times as long, and
 * a test that waits in vain has failed anyway.
 */
export const waitLimit = 60_000
