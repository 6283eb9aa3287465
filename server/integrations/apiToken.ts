import { apiToken } from '../../resources/integrations/apiToken.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { newApiToken, tokenHash } from '../platform/session/tokens.ts'

export const apiTokenImplementation = implement(
  apiToken,
  {},
  {
    on: ['create', 'revoke'],
    async before(action, _record, _input, context) {
      if (action === 'create') return { operator: caller(context).id }
      return { revokedAt: context.now.toISOString() }
    },
    async after(action, { id, operator }, context) {
      if (action === 'create') {
        const token = newApiToken()
        await context.db
          .insertInto('api_token_key')
          .values({ hash: tokenHash(token), api_token: id })
          .execute()
        context.give({ token })
        return context.logSecurity('secretChanged', { account: operator, detail: 'apiToken' })
      }
      context.logSecurity('sessionsEnded', { account: operator, detail: 'apiToken' })
      context.afterCommit(() => announceAuthorityChange({ operator }))
    },
  },
)
