import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  log: {
    purpose: 'Who did what and when: changes, looks, exports, sign-ins.',
    first: 'Entries are written as things are done.',
  },
  logCount: {
    purpose: 'What is left of the log after its time: counts by month, without names.',
    first: 'It is there once something in the log is older than it is kept.',
  },
  errorLog: {
    purpose: 'Failures of the system and of browsers, those of one kind together, to be resolved or ignored.',
    first: 'Failures are noted as they happen. That nothing is here is good news.',
  },
  server: {
    purpose: 'The hosts that run the system, and how busy they are.',
    first: 'Hosts report every ten seconds once they have started.',
  },
  databaseStatement: {
    purpose: 'What the database is busy with now, and what took it longest in all.',
    first: 'Nothing runs but this page. What took longest is kept by the extension pg_stat_statements.',
  },
  tableSize: {
    purpose: 'How much room the tables of the database take.',
    first: 'It is read from the database.',
  },
  cache: {
    purpose: 'What is kept so as not to be worked out again. Each kind can be cleared.',
    first: 'It fills by itself with use.',
  },
  cacheEntry: {
    purpose: 'Single entries of the cache, which can be removed one by one.',
    first: 'They come by themselves with use.',
  },
} satisfies Guides<'monitor'>
