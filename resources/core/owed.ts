/** What an operator may have to do before anything else, in this order; the code of the refusal of all other calls. */
export const owed = ['mustChangePassword', 'mustSetUpSecondFactor'] as const
export type Owed = (typeof owed)[number]
