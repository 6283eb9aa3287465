import type { SecurityEventKind } from '../../../resources/system/securityEvent.ts'
import type { SecurityDetails } from '../contract.ts'
import type { Execution } from '../execution.ts'

type Call = Pick<Execution, 'host' | 'route' | 'operator' | 'device' | 'client'>

/** Keeps something of a call in the security log, at once. */
export const keepEvent = (
  { host, route, operator, device, client }: Call,
  kind: SecurityEventKind,
  { account, detail }: SecurityDetails = {},
): void =>
  host.securityLog.add({
    kind,
    operator: operator?.id ?? null,
    account: account ?? null,
    device: device?.device ?? null,
    apiToken: operator?.apiToken?.id ?? null,
    call: route,
    detail: detail ?? null,
    ...client,
  })
