interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Sends a call, and once more with a proof where it takes the password again, as the browser does. `prove` shows who
 * one is for a purpose and answers the proof.
 */
export const confirming = async <R extends Answered>(
  send: (headers: Record<string, string>) => Promise<R>,
  prove: (purpose: string) => Promise<string>,
): Promise<R> => {
  const reply = await send({})
  if (reply.status !== 403 || reply.body['code'] !== 'reauthenticate') return reply
  return send({ Reauthentication: await prove(String(reply.body['purpose'])) })
}
