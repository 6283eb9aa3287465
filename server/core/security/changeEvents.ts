import { secretsOf } from '../../../resources/core/fields.ts'
import type { Execution } from '../execution.ts'
import { keepEvent } from './keepEvent.ts'

/**
 * Keeps that secrets and settings were written: which, never what they are. To be called once they are; what is rolled
 * back is not kept.
 */
export const logChangedSecrets = (call: Execution, values: Readonly<Record<string, unknown>>): void => {
  const secrets = secretsOf(call.resource).filter(name => values[name] !== undefined)
  const settings = call.resource.singleton ? Object.keys(values).filter(name => !secrets.includes(name)) : []
  const keep = async (): Promise<void> => {
    if (secrets.length > 0) keepEvent(call, 'secretChanged', { detail: secrets.join(', ') })
    if (settings.length > 0) keepEvent(call, 'settingChanged', { detail: settings.join(', ') })
  }
  if (call.db.isTransaction) call.tasks.push(keep)
  else void keep()
}
