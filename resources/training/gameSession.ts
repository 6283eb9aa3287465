import { planEyes } from '../../domain/eyes.ts'
import { choice, datetime, flag, integer, items, service, text } from '../core/index.ts'

/** What a training client asks before a patient trains: what there is left, and what is to be done. */
export const gameSession = service({
  name: 'gameSession',
  calls: {
    start: {
      by: 'trainee',
      /** The project that is to begin; without it, whatever the plan has. */
      input: { project: integer({ min: 1 }) },
      output: {
        patient: integer({ required: true }),
        serverTime: datetime({ required: true }),
        day: text({ required: true }),
        /** The day costs nothing: for a lifetime member, a demo, and within a trial. */
        free: flag(),
        /** The day was trained already, so that more training takes no further time. */
        trained: flag(),
        times: items({ rechargeType: text({ required: true }), times: integer({ required: true }) }),
        plan: items({
          project: integer({ required: true }),
          name: text({ required: true }),
          nameEn: text({ required: true }),
          eye: choice(planEyes, { required: true }),
          minutes: integer({ required: true }),
          trainedMinutes: integer({ required: true }),
        }),
      },
    },
  },
})
