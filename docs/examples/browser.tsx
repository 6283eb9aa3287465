import type { ReactNode } from 'react'
import { present } from '../../src/core/present.ts'
import { equipment } from './equipment.ts'

const Cell = (): ReactNode => null
const Around = ({ children }: { readonly children: ReactNode }): ReactNode => children
const Part = (): ReactNode => null

// example: present
present(equipment, {
  fields: { photo: { Cell, wide: true } },
  list: Around,
  underHeading: Part,
  leadsTo: ({ lentTo }) => ({ resource: 'patient', id: Number(lentTo) }),
  rows: Around,
  show: Around,
  create: Around,
  edit: Around,
  title: ['name', 'serial'],
  above: [Part],
  cards: [Part],
  tabs: [{ name: 'repairs', label: 'resources.equipment.fields.repairs', permission: 'equipment:get', Part }],
  inputParts: { lend: Part },
  buttons: [Part],
  main: ['lend'],
  links: [
    {
      label: 'pages.topUp',
      permission: 'recharge:topUp',
      to: record => `/topUp?equipment=${record.id}`,
      when: { state: 'stored' },
    },
  ],
  together: [
    {
      label: 'pages.topUp',
      permission: 'recharge:topUp',
      to: records => (records.length === 2 ? '/topUp' : undefined),
      hint: 'pages.topUp',
    },
  ],
  answers: { lend: record => ({ remark: record['remark'] as unknown }) },
  dialogFields: { lend: ['serial', 'cost'] },
  submitLabel: { lend: effects => (effects.length > 0 ? 'common.save' : undefined) },
  successMessage: { lend: given => (given['waits'] === true ? 'common.save' : undefined) },
  made: { lend: given => given['loan'] as number },
  formParts: { general: Part },
  begins: () => ({ pieces: 1 }),
  SaveLabel: Part,
  mergesWithin: 'bought',
  enterMoves: true,
  elsewhere: ['repairs'],
})
// /example
