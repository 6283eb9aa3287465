import { useEffect, useState } from 'react'

const second = 1000

const keptIn = (key: string): number => {
  try {
    return Number(window.sessionStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

const keep = (key: string, until: number): void => {
  try {
    window.sessionStorage.setItem(key, String(until))
  } catch {
    // Without storage the countdown ends with the page; the server counts anyway.
  }
}

const left = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / second))

/**
 * Whole seconds until something may be done again, 0 when it may; how to start them anew. They go on where the page is
 * loaded again.
 */
export const useCountdown = (key: string): readonly [seconds: number, start: (seconds: number) => void] => {
  const [until, setUntil] = useState(() => keptIn(key))
  const [seconds, setSeconds] = useState(() => left(until))
  useEffect(() => {
    setSeconds(left(until))
    if (left(until) === 0) return undefined
    const timer = setInterval(() => {
      setSeconds(left(until))
      if (left(until) === 0) clearInterval(timer)
    }, second / 4)
    return () => clearInterval(timer)
  }, [until])
  const start = (given: number): void => {
    const next = Date.now() + given * second
    keep(key, next)
    setUntil(next)
  }
  return [seconds, start]
}
