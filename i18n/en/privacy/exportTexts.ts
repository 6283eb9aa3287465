/** Texts of the export of all that is kept of a child; they come with it. */
export default {
  button: 'Export all data', once: 'The export holds everything that is kept, nothing of it masked, and it is given once: whoever needs it again asks again. The files are saved on this computer. Hand them to the applicant, and then delete them here.', save: 'Export and save',
  done: 'The data have been exported: one JSON file and one PDF', saved: 'Make sure that both files are saved before you close this; they cannot be exported again.', again: 'Save again', close: 'Close', pdfFailed: 'The PDF could not be made. The JSON file has everything.',
  someMissing: 'The font of the PDF lacks some characters, for which there is a □: %{characters}',
  title: 'Copy of personal data', complete: 'What is kept, kind by kind. Where there is much of a kind only its main values are told; the JSON file that comes with this one has everything.', number: 'No. %{id}',
  summary: 'Overview', kind: 'Kind', count: 'Records', changes: 'Changes', reads: 'Looks', files: 'Pictures and files', what: 'Record', action: 'Action', by: 'By', system: 'System',
  tables: { letters: 'Letters received', formerNames: 'Name at former organisations', formerMobiles: 'Former mobile numbers', balances: 'Times left', movements: 'Movements of times', owedDays: 'Training days owed', signIns: 'Sign-ins on training clients' },
  columns: {
    number: 'Number', until: 'Until', title: 'Title', deliveredAt: 'Delivered', readAt: 'Read', organisation: 'Organisation', name: 'Name', rechargeType: 'Kind of times', times: 'Times', giveTimes: 'Given times', at: 'At', movement: 'Movement', day: 'Training day',
    settled: 'Settled', device: 'Device', firstAt: 'First signed in', lastAt: 'Last signed in', key: 'Number', type: 'Type', size: 'Size (bytes)', kind: 'How',
  },
  values: {
    rechargeType: { ordinary: 'Ordinary', naked3d: 'Naked-eye 3D', lifetime: 'Lifetime' }, settled: { true: 'Yes', false: 'No' }, kind: { open: 'Opened', export: 'Exported', contact: 'Whole number shown' },
    movement: { topUp: 'Top-up', refund: 'Refund', consume: 'Training', settle: 'Owed days settled', merge: 'Merge', cardSale: 'Card sold', cardRefund: 'Card refunded' },
  },
}
