import { fieldTexts } from '../actions/outcome.ts'

/** What is wrong with the chosen file. */
export const fileError = (error: unknown): string | undefined => fieldTexts(error)['file']
