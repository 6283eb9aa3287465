import type { Same } from '../../Same.ts'
import type zh from '../../zh/tools/codeGenerator.ts'

export default {
  intro: 'Type fields, see the pages: list, form and record are drawn by the product’s own generator, over data that stay in this page. Download the code when they look right.',
  begin: 'Begin with …', download: 'Download the code', downloaded: 'The code is packed: unpack it in the root of the project', notDownloaded: 'The code could not be packed, as files of the project look otherwise than expected: write it by the command instead',
  editor: 'Edit the entity', taken: 'There is an entity called “%{name}” already: choose another name in code', inTheWay: 'There is a file %{file} already, of something else: choose another name in code', untranslated: 'One name is missing in Chinese or English: %{names} |||| %{smart_count} names are missing in Chinese or English: %{names}',
  tabs: { fields: 'Fields', entity: 'Entity', list: 'List', form: 'Form', actions: 'Actions' },
  entity: {
    zh: 'Name in Chinese', en: 'Name in English', code: 'Name in code', capability: 'Capability', label: 'Named by', scopedBy: 'Row scope', nobody: 'The same for all organisations', self: 'The record itself', icon: 'Icon in the menu',
    seenByAll: 'No field refers to an organisation: whoever may look sees all records. Add a reference to an organisation, and each operator sees those of their own.', seenByScope: 'Operators see the records of the organisations in their scope; the database holds that.',
  },
  fields: {
    otherMissing: 'The name in the other language is missing',
    zh: 'Name in Chinese', en: 'Name in English', code: 'Name in code', type: 'Type', required: 'Required', requiredOf: '%{name} is required', options: 'More options', optionsOf: 'More options of %{name}', remove: 'Remove the field', removeOf: 'Remove the field %{name}',
    up: 'Move up', upOf: 'Move %{name} up', down: 'Move down', downOf: 'Move %{name} down', hint: { zh: 'Hint in Chinese (optional)', en: 'Hint in English (optional)' },
    another: 'Add a field', example: 'Such as: Opened on', add: 'Add', anotherHint: 'Type what it is called and press Enter. Its type and its name in code are taken from fields that are called so elsewhere, or guessed; change them as you like.',
  },
  nameProblem: { empty: 'A name in code is needed', shape: 'Letters and digits, a small letter first, at most 31', reserved: 'This word is reserved: choose another', taken: 'Something else is called so' },
  types: {
    text: 'Text', longText: 'Long text', richText: 'Formatted text', integer: 'Whole number', decimal: 'Decimal number', money: 'Amount', acuity: 'Visual acuity', date: 'Date', datetime: 'Date and time', flag: 'Yes or no', choice: 'Choice',
    choices: 'Several choices', coded: 'Choice by number', dictionary: 'Dictionary', ref: 'Reference', refs: 'Several references', count: 'Count of references', held: 'In use', age: 'Age', items: 'Rows', image: 'Picture', attachment: 'Attachment', attachments: 'Attachments', file: 'File', json: 'Structured data', secret: 'Secret', term: 'Term of the product',
  },
  option: {
    min: 'Least', max: 'Most', match: 'Format', default: 'Default', whole: 'Filtered by as a whole', outgoing: 'An address that the server calls', digits: 'Digits after the point', step: 'Step', signed: 'With its sign', group: 'Group of the dictionary', to: 'Refers to', evenDeleted: 'Deleted records, too',
    most: 'Most of them', noneIsAll: 'None means all', since: 'Counted from', shape: 'Shape', library: 'From the library of pictures, too', types: 'Endings of files', none: 'None', unique: 'Unique', caseInsensitive: 'Whatever its case', readOnly: 'Read-only', once: 'Set once', personal: 'Personal', mask: 'Mask',
    head3: 'The first three characters', tail4: 'The last four characters', showWhen: 'Shown only while', requiredWhen: 'Required only while',
  },
  match: { mobile: 'Mobile number', phone: 'Phone number', idNumber: 'Identity number', email: 'Email address', account: 'Account', code: 'Code', url: 'Web address', host: 'Host name' },
  shape: { round: 'Round', square: 'Square', wide: 'Wide (16:9)', page: 'A whole page' },
  flag: { true: 'Yes', false: 'No' },
  condition: { add: 'Add a condition', field: 'Field', way: 'Compared', value: 'Value', remove: 'Leave out', is: 'is', not: 'is not', min: 'is at least', max: 'is at most', filled: 'is filled in', empty: 'is empty', nothing: 'Nothing' },
  options: { title: 'Options', zh: 'Chinese', en: 'In English', code: 'Name in code', tone: 'Tone', noTone: 'Default', positive: 'Positive', neutral: 'Neutral', warning: 'Warning', critical: 'Critical', add: 'Add an option', remove: 'Remove the option' },
  list: { none: 'This entity has no list: there is one record of it, or others show its records.', field: 'Field', columns: 'Column', filters: 'Filter', search: 'Search', totals: 'Sum', spare: 'Hidden at first', sort: 'First order', latest: 'The latest first', ascending: 'Ascending', calendar: 'Calendar by', noCalendar: 'No calendar', calendarBy: 'Calendar of each', nobody: 'All together', calendarLength: 'Minutes it takes', noLength: 'No length', board: 'Board by', noBoard: 'No board' },
  form: { sections: 'Sections', zh: 'Title in Chinese', en: 'Title in English', code: 'Name in code', add: 'Add a section', remove: 'Remove the section', places: 'Which field stands where', nowhere: 'Not in the form' },
  actions: {
    create: 'Create', update: 'Edit', options: 'Others may refer to it', duplicate: 'Copy and create', deletion: 'Deletion', logical: 'Logically, with a way back', final: 'For good', none: 'Not possible', own: 'Actions of its own', noneOwn: 'It has none so far.',
    zh: 'Name in Chinese', en: 'Name in English', code: 'Name in code', remove: 'Remove the action', when: 'Possible only while', set: 'Leads to', confirm: 'Asks first', bulk: 'For several records', reason: 'Asks for a reason', tone: 'Tone', add: 'Add an action', addChange: 'Add a change',
  },
  capabilities: { patients: 'Patients', clinic: 'Clinic', times: 'Times', organisations: 'Organisations', training: 'Training', statistics: 'Statistics', content: 'Content', access: 'Access', system: 'System', cards: 'Cards', monitor: 'Monitor', tools: 'Tools', wechat: 'WeChat', integrations: 'Other systems', comments: 'Comments', alipay: 'Alipay', privacy: 'Privacy', setUp: 'Set-up' },
  icons: {
    FolderOutlined: 'Folder', StorefrontOutlined: 'Shop', ApartmentOutlined: 'Building', MeetingRoomOutlined: 'Room', GroupsOutlined: 'People', MedicalServicesOutlined: 'Medicine', VisibilityOutlined: 'Eye', DevicesOutlined: 'Devices', Inventory2Outlined: 'Stock',
    CategoryOutlined: 'Categories', BuildOutlined: 'Repair', LocalShippingOutlined: 'Transport', AssignmentOutlined: 'Task', DescriptionOutlined: 'Document', CalendarMonthOutlined: 'Calendar', EventAvailableOutlined: 'Appointment', PaymentsOutlined: 'Payment', SellOutlined: 'Price',
    PhoneOutlined: 'Phone', CampaignOutlined: 'Announcement', SchoolOutlined: 'Learning', EmojiEventsOutlined: 'Cup', FavoriteBorder: 'Heart', StarBorder: 'Star',
  },
  start: {
    title: 'Begin with', nothing: 'Nothing', descriptor: 'An entity', tableWay: 'A table', nothingHint: 'There is a name, and whatever you add.', descriptorHint: 'Descriptor and texts of an entity that there is are read, to be changed and written again.', tableHint: 'Fields are guessed from the types of the columns, foreign keys, checks and comments. The structure of the table alone is read, none of its data.',
    empty: 'Begin with nothing', entity: 'Find an entity', table: 'Find a table', none: 'Nothing was found', columns: 'One column |||| %{smart_count} columns', notes: 'Some columns are otherwise than in the table:',
    note: { renamed: 'could not be a name in code as it is, and was written otherwise', type: 'is of a type that no field has, and was left out', label: 'has no text to name records by: a name was added' },
  },
  tree: { into: 'Into the tree', title: 'What this changes in the tree', write: 'Write', written: 'It is written, and the development server follows; write the migration once it is final.', same: 'The tree says this already.', open: 'Open the page' },
  preview: { title: 'Preview of the pages', page: 'The page to look at', list: 'List', form: 'Form', record: 'Record', language: 'Language of the preview', device: 'Width of the preview', desktop: 'Screen, 1440 pixels', phone: 'Phone, 390 pixels', larger: 'Enlarge the preview', smaller: 'Make the preview smaller', mode: 'Colours of the preview', light: 'Light', dark: 'Dark', entry: 'Option %{number}' },
  outputs: {
    title: 'What is written', descriptor: 'Descriptor', texts: 'Texts', registry: 'Registry', migration: 'Migration', calls: 'Calls', tests: 'Tests', shell: 'From a shell', api: 'API document', notReady: 'Mend what is said above: until then nothing new is written here.',
    wholeTable: 'This entity has a table already: below is what makes all of it; its migration would hold the difference alone.',
    hints: {
      descriptor: 'The entity is declared here, once; pages, calls, table, permissions and tests follow from it.', texts: 'What things are called in both languages; whatever is missing does not compile.', registry: 'One line more in each of these files.', migration: 'The migration that the descriptor asks for. This command writes it once the files are in place, numbered after those that are there; hosts apply it when they start.',
      calls: 'All calls that follow from the descriptor.', tests: 'The contract suites hold the following by the descriptor alone; nothing is to be written for it.',
    },
  },
  tests: {
    run: 'Run', roundTrip: 'What is created and changed is kept value by value, and nothing else changes; the history says what did', pages: 'The list has each record once, page by page', broken: '“%{field}” refuses', unique: '“%{field}” takes no second record of one value',
    states: '“%{action}” is possible in its states and in no other', rights: 'One call is refused without a session, and without its permission |||| %{smart_count} calls are refused without a session, and without their permission', scope: 'Lists, exports and sums have the records in scope alone', mask: '“%{field}” is masked in every reply and export; a look at it is one call, and logged', odd: 'Every odd address, body and value is answered clearly, none by a failure',
  },
} satisfies Same<typeof zh>
