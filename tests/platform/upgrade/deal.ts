import type { Busy, Caller } from './Caller.ts'

interface Seen {
  readonly previewToken: string
}

/** Tops a patient up at the cost of the platform; answers the id of the record. */
export const topUp = async (
  admin: Caller,
  patient: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  const { recharge } = await admin.send<{ recharge: number }>('POST api/recharge', {
    userIds: [patient],
    rechargeType: 'ordinary',
    times: 30,
    giveTimes: 2,
    payStatus: 'paid',
    channel: 'cash',
    payer: 'platform',
    ...more,
  })
  return recharge
}

/** Top-ups in every state, lifetimes, and what an organisation buys, owes, cancels and gives back. */
export const deal = async ({ admin, patients: [trainee, , third, fourth, fifth, sixth] }: Busy): Promise<void> => {
  const {
    content: [unpaidLot],
  } = await admin.send<{ content: { id: number }[] }>(`GET api/recharge?patient=${trainee!.id}&payStatus=unpaid`)
  await admin.send(`PUT api/recharge/refund/${unpaidLot!.id}`, { reason: 'cancelled after a day' })
  await admin.send(`PUT api/recharge/refund/${await topUp(admin, third!.id)}`, { times: 3, reason: 'in part' })
  await admin.send(`PUT api/recharge/refund/${await topUp(admin, third!.id, { times: 200 })}`, {
    reason: 'above the limit',
  })
  await admin.send(
    `PUT api/recharge/pay/${await topUp(admin, fourth!.id, { payStatus: 'unpaid', channel: undefined })}`,
    { channel: 'wechat' },
  )
  await topUp(admin, fourth!.id, { payStatus: 'unpaid', channel: undefined, remark: 'pays tomorrow' })
  for (const patient of [fifth!, sixth!])
    await admin.send(`PUT api/patient/giveLifetime/${patient.id}`, {
      payStatus: 'paid',
      channel: 'card',
      payer: 'platform',
    })
  await admin.send(`PUT api/patient/cancelLifetime/${sixth!.id}`, { reason: 'wrong child' })

  const account = { hospital: third!['hospital'], rechargeType: 'ordinary' }
  const bought = { ...account, times: 100, giveTimes: 5, amount: 300_000, remark: 'spring' }
  await admin.send('POST api/hospital/hospitalRecharge', { ...bought, payStatus: 'paid', channel: 'transfer' })
  await admin.send('POST api/hospital/hospitalRecharge', { ...bought, payStatus: 'unpaid' })
  const { id } = await admin.send<{ id: number }>('POST api/hospital/hospitalRecharge', {
    ...bought,
    payStatus: 'unpaid',
  })
  await admin.send(`PUT api/hospitalRecharge/cancel/${id}`, { reason: 'ordered twice' })
  await admin.send('PUT api/hospital/hospitalRefund', {
    ...account,
    times: 10,
    giveTimes: 1,
    amount: 10_000,
    reason: 'closes a room',
  })
}

/** One patient moves with all their times, and one is found to be another. */
export const move = async ({ admin, patients }: Busy): Promise<void> => {
  const [seventh, eighth, ninth] = patients.slice(6)
  const elsewhere = patients.find(({ hospital }) => hospital !== seventh!['hospital'])!['hospital']
  const { previewToken } = await admin.send<Seen>(
    `GET api/patient/transferPreview/${seventh!.id}?hospital=${elsewhere}`,
  )
  await admin.send(`PUT api/patient/transfer/${seventh!.id}`, {
    hospital: elsewhere,
    reason: 'moved house',
    previewToken,
  })
  const pair = { survivor: eighth!.id, other: ninth!.id }
  const told = await admin.send<Seen>(`GET api/patient/mergePreview?survivor=${pair.survivor}&other=${pair.other}`)
  await admin.send('PUT api/patient/merge', {
    ...pair,
    take: [],
    reason: 'the same child',
    previewToken: told.previewToken,
  })
}
