import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

const Inside = createContext(false)

/** Whether what is shown stands in a link already, where another one would be no valid page. */
export const useInsideLink = (): boolean => useContext(Inside)

export const InsideLink = ({ children }: { children: ReactNode }) => <Inside value={true}>{children}</Inside>
