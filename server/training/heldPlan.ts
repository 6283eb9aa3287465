/** SQL: the edition of the plan that held on a day. One that ends on a day has made way for the next; the latest wins. */
export const heldPlan = (
  plan: string,
  day: string,
): { readonly conditions: readonly string[]; readonly order: string } => ({
  conditions: [`${plan}.starts_on <= ${day}`, `(${plan}.ended_on is null or ${plan}.ended_on > ${day})`],
  order: `${plan}.id desc limit 1`,
})
