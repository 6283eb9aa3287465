import { choice, datetime, flag, service, text } from '../core/index.ts'

/** What is missing before work can begin, as far as the caller may do it, and what somebody said of it. */
export const setUp = service({
  name: 'setUp',
  calls: {
    steps: {
      call: 'GET api/setUp/steps',
      many: true,
      output: {
        name: text({ required: true }),
        needed: choice(['required', 'recommended'], { required: true }),
        done: flag({ required: true }),
        /** Somebody said that nothing is to be done. */
        settled: flag({ required: true }),
        /** The caller may say that, or take it back. */
        settleable: flag({ required: true }),
        /** Where it is done. */
        to: text(),
        /** When it was last done, where that is known. */
        at: datetime(),
      },
    },
    /** Nothing is to be done of a step: it is right as it is, or left out; or something is after all. */
    settle: {
      call: 'PUT api/setUp/settle',
      logged: true,
      input: { step: text({ required: true, max: 50 }), settled: flag({ required: true }) },
      output: { done: flag() },
    },
  },
})
