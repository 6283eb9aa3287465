/** Texts of a plan's rows, wherever there are some. */
export const planItemTexts = {
  fields: { project: 'Training project', eye: 'Eye', minutes: 'Minutes a day' },
  choices: { eye: { right: 'Right eye', left: 'Left eye', both: 'Both eyes', turn: 'In turn' } },
}
