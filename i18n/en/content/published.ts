/** Texts of what is published, whatever it is. */
export const published = {
  fields: { hospitals: 'Organisations', state: 'State', validFrom: 'Published', validUntil: 'Ends' },
  hints: {
    hospitals: 'Choose none to reach every organisation',
    validUntil: 'It is taken down then by itself; leave it empty for no end',
  },
  choices: {
    state: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      published: 'Published',
      withdrawn: 'Withdrawn',
      expired: 'Expired',
    },
  },
  actions: { publish: 'Publish', schedule: 'Schedule', withdraw: 'Withdraw' },
  done: { publish: 'Published', schedule: 'Scheduled', withdraw: 'Withdrawn' },
  inputs: {
    schedule: { fields: { validFrom: 'Publish at' } },
    preview: { fields: { language: 'Language' }, choices: { language: { zh: 'Chinese', en: 'English' } } },
  },
  calls: { preview: 'Preview' },
  sections: { publication: 'Publication' },
}

/** The same of what training clients read. */
export const forClients = {
  inputs: {
    ...published.inputs,
    client: { fields: { q: 'Search', page: 'Page', size: 'Page size' } },
    guardians: { fields: { q: 'Search', page: 'Page', size: 'Page size' } },
  },
  calls: { ...published.calls, client: 'Read by training clients', guardians: 'Read by guardians' },
}

/** The same of what is counted when it is read. */
export const counted = {
  fields: { readCount: 'Reads' },
  inputs: { read: { fields: { id: 'Number' } } },
  calls: { read: 'Read on a device' },
}
