import { caseSuccess } from '../../../resources/content/caseSuccess.ts'
import { message } from '../../../resources/core/message.ts'
import { invalid } from '../../core/errors/problem.ts'
import { implementPublished } from '../implementPublished.ts'
import { fromCase } from './fromCase.ts'
import { whatIdentifies } from './whatIdentifies.ts'

const told = Object.keys(caseSuccess.calls.preview.output)
const texts = Object.entries(caseSuccess.fields)
  .filter(([name, { type }]) => ['text', 'richText'].includes(type) && told.includes(name.replace(/En$/, '')))
  .map(([name]) => name)
const out = new Set(['scheduled', 'published'])

export const caseSuccessImplementation = implementPublished(
  caseSuccess,
  {
    fromCase: async ({ case: id }, context) => ({ id: await fromCase(id, context) }),
  },
  {
    async before(action, record, input, context) {
      const has = (name: 'consentOn' | 'consent'): unknown => (name in input ? input[name] : record?.[name])
      const consentState: 'given' | 'missing' | 'takenBack' =
        has('consentOn') && has('consent') ? 'given' : record?.consentState === 'takenBack' ? 'takenBack' : 'missing'
      if (record === null) return { consentState }
      const isOut = action === 'publish' || action === 'schedule' || (action === 'update' && out.has(record.state))
      if (isOut) {
        const next: Readonly<Record<string, unknown>> = { ...record, ...input }
        const found = await whatIdentifies(
          record.id,
          Object.fromEntries(texts.map(name => [name, next[name]])),
          context,
        )
        if (found.length > 0) throw invalid(Object.fromEntries(found.map(name => [name, message('identifies')])))
      }
      if (action === 'endConsent') return { consentEndedOn: context.today }
      // What was taken back is given again by a consent of its own, not by that of then.
      if (action === 'update' && record.consentState === 'takenBack' && input['consentOn']) {
        if (!input['consent'] || input['consent'] === record.consent) throw invalid({ consent: message('newConsent') })
        return { consentState, consentEndedOn: null }
      }
      return action === 'update' ? { consentState } : undefined
    },
  },
)
