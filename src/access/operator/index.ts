import { operator } from '../../../resources/access/operator.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

present(operator, {
  fields: {
    roles: later(async () => (await import('../rightsInputs.ts')).RolesInput),
    dataScope: later(async () => (await import('../rightsInputs.ts')).DataScopeInput),
  },
  successMessage: { resetPass: ({ sent }) => (sent === true ? undefined : 'app.generator.notSent') },
  cards: [later(async () => (await import('./SessionsCard.tsx')).SessionsCard, 160)],
})
