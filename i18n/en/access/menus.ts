import type { Same } from '../../Same.ts'
import type zh from '../../zh/access/menus.ts'
import type * as all from '../../zh/access/menus.ts'

export const icons = {
  home: 'Home', business: 'Business', content: 'Content', system: 'System', settings: 'Settings', patient: 'Patient', people: 'People', hospital: 'Organisation',
  doctor: 'Staff', notice: 'Notice', help: 'Help', userHelp: 'Manual', book: 'Book', operator: 'Operator', user: 'User', role: 'Role', permission: 'Permission',
  dict: 'Dictionary', dictGroup: 'Category', menu: 'Menu', message: 'Message', mail: 'Mail', statistics: 'Statistics', chart: 'Chart', money: 'Money',
  recharge: 'Top-up', monitor: 'Monitor', tools: 'Tools', tool: 'Extension', game: 'Game', folder: 'Folder', link: 'Link', list: 'List', document: 'Document',
  calendar: 'Calendar', clock: 'Clock', timing: 'Timing', vision: 'Vision', heart: 'Heart', star: 'Star', image: 'Image', file: 'File', card: 'Card', stock: 'Stock',
  trend: 'Trend', tree: 'Tree', nested: 'Levels', map: 'Map', phone: 'Phone', chat: 'Chat', print: 'Print', qrCode: 'QR code', lock: 'Lock', error: 'Error',
  storage: 'Storage', cloud: 'Cloud', code: 'Code', online: 'Online', case: 'Case', caseRecord: 'Examination',
  hospitalRecharge: 'Organisation top-up', price: 'Price', hospitalPrice: 'Organisation price', purchasePrice: 'Purchase price', refundRequest: 'Refund', priceOption: 'Price option', consumeRecord: 'Consumption', gameRecord: 'Training',
  gameConfig: 'Adjust', device: 'Device', mergePatients: 'Merge', timingLog: 'Log', rechargeRefund: 'Money back', payment: 'Payments', hospitalPayment: 'Organisation payments', dayEnd: 'Till', globalSetting: 'Global settings',
} satisfies Same<typeof all.icons>

/** Texts of the page where menus are arranged, and of the nested pages. */
export default {
  group: 'Group (opens no page)',
  elsewhere: 'Address elsewhere',
  unknownPage: 'Unknown page: %{key}',
  chooseIcon: 'Choose an icon',
  searchIcons: 'Search icons',
  icons: 'Icons',
  noIcon: 'No icon matches',
  newWindow: '%{title} (opens a new window)',
  nested: {
    stands: 'You are here', text: 'Type something', kept: 'What you type stays when you switch tabs.', notKept: 'This page is not cached: what you type is gone once you leave.',
  },
} satisfies Same<typeof zh>
