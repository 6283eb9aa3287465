/** The service that answers reports. Each of its calls is called as its page is. */
export default {
  name: '统计',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { doctorBilling: '医生开单', reexaminations: '复查统计' },
  inputs: {},
}
