import { useEffect, useState } from 'react'

/** Long enough not to ask the server for every key. Milliseconds. */
const pause = 250

/** A text as it is once nobody typed for a moment. */
export const useSettled = (text: string): string => {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
