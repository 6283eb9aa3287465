/** The service that answers reports. Each of its calls is called as its page is. */
export default {
  name: 'Statistics',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { doctorBilling: 'Billing by doctor', reexaminations: 'Re-examinations in figures' },
  inputs: {},
}
