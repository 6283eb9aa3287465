const waiting = new Set<() => void>()
let isPressed = false

const release = (): void => {
  if (!isPressed) return
  isPressed = false
  // The click itself comes once the pointer is up.
  setTimeout(() => {
    const due = [...waiting]
    waiting.clear()
    due.forEach(go => go())
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    ({ button }) => {
      if (button === 0) isPressed = true
    },
    true,
  )
  // A pointer that was taken out of the window is up without anybody telling.
  for (const end of ['pointerup', 'pointercancel', 'dragend', 'blur', 'keydown'])
    window.addEventListener(end, release, true)
}

/**
 * Settles when no pointer is pressed. What comes by itself and takes room, such as what is wrong with a field that was
 * left by pressing on something else, waits for it: a click is where the pointer went down and came up, and misses what
 * moves in between.
 */
export const released = (): Promise<void> =>
  isPressed
    ? new Promise(resolve => {
        waiting.add(resolve)
      })
    : Promise.resolve()
