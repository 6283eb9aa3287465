import { Alert, Box } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { resources } from '../../../resources/index.ts'
import { optionsMeta } from '../../core/options/choosable.ts'
import { useDictionary } from '../../core/options/useDictionary.ts'
import { useProvider } from '../../core/provider.ts'
import { resourceView } from '../../core/resourceView.ts'
import { Values } from '../../core/show/ShowSections.tsx'
import { mayChoosePayer } from './payer.ts'
import { useTexts } from './useTexts.ts'
import type { Answers } from './useTopUp.ts'

const none: readonly string[] = []

const useDoctor = (id: number | null | undefined): Record<string, unknown> | undefined => {
  const provider = useProvider()
  const { data } = useQuery({
    queryKey: ['doctor', 'labels', [id]],
    queryFn: () => provider.getMany('doctor', { ids: [id!], meta: optionsMeta(resources.doctor) }),
    enabled: typeof id === 'number',
    retry: false,
  })
  return data?.data[0]
}

/** Who bills it and how it is paid, in the words of the record that it makes. */
export const Terms = ({ answers }: { readonly answers: Answers }) => {
  const texts = useTexts()
  const { identity } = useGetIdentity()
  const { payStatus, channel, doctorId, payer, remark } = answers
  const { choices } = useDictionary('payChannel', channel ? [channel] : none)
  const doctor = useDoctor(doctorId)
  const record: RaRecord = {
    id: 0,
    payStatus,
    channel,
    channelLabel: choices.find(({ id }) => id === channel)?.name,
    doctor: doctorId,
    doctorLabel: doctor?.['name'],
    payer: mayChoosePayer(identity) ? payer : null,
    remark,
  }
  const { fields } = resourceView(resources.recharge)
  const told = ['payStatus', 'channel', 'payer', 'doctor', 'remark'].filter(name => (record[name] ?? '') !== '')
  return (
    <Box sx={{ mt: 2 }}>
      <Values fields={told.map(name => fields[name]!)} record={record} />
      {payStatus === 'unpaid' && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {texts.unpaid}
        </Alert>
      )}
    </Box>
  )
}
