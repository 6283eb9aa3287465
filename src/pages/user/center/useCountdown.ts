import { useEffect, useState } from 'react'

const second = 1000

/** Seconds that are left, and how to start counting down from a number of them. */
export const useCountdown = (): readonly [left: number, start: (seconds: number) => void] => {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / second))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), second / 4)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (seconds: number): void => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * second)
  }
  return [left, start]
}
