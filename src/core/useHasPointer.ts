import { useMediaQuery } from '@mui/material'

/** Whether somebody points with more than a finger, and so types on a keyboard that covers nothing. */
export const useHasPointer = (): boolean => useMediaQuery('(pointer: fine)', { noSsr: true })
