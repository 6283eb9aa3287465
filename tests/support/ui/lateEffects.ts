/*
 * `npm run test:repeat -- --late`: what React does after it showed something (its passive effects) comes a moment later than what was shown, as on a busy machine, so
 * that whatever leans on such an effect loses to a quick hand each time, not once in a thousand. Has to stand before
 * React: its scheduler keeps what it found.
 */
if (process.env['LATE_EFFECTS'] === '1') {
  const { setTimeout: later } = globalThis
  const now = performance.now.bind(performance)
  const aMoment = 8
  const longerThanAFrame = 6
  let passed = 0
  // Each look at the clock finds a frame used up, so that the scheduler yields after every task …
  performance.now = () => now() + (passed += longerThanAFrame)
  // … and takes its time until the next.
  Object.assign(globalThis, { setImmediate: (work: () => void) => later(work, aMoment) })
}
export {}
