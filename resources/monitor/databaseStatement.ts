import { choice, datetime, decimal, integer, longText, resource } from '../core/index.ts'

/**
 * What the database is at, and what took it longest in all where `pg_stat_statements` is installed. Statements stand
 * without what is written in them, as that may be of persons; values are bound beside them and not shown at all.
 */
export const databaseStatement = resource({
  name: 'databaseStatement',
  label: 'statement',
  scopedBy: 'nothing',
  rows: 'query',
  fields: {
    kind: choice(['running', 'slowest'], { required: true, tones: { running: 'warning', slowest: 'neutral' } }),
    statement: longText({ required: true, max: 500 }),
    since: datetime(),
    seconds: decimal({ digits: 1 }),
    calls: integer(),
    milliseconds: decimal({ digits: 1 }),
  },
  list: {
    columns: ['kind', 'seconds', 'statement', 'since', 'calls', 'milliseconds'],
    card: ['kind', 'seconds', 'since', 'calls', 'milliseconds'],
    filters: ['kind', 'since'],
    sort: ['seconds', 'DESC'],
  },
  actions: { list: {} },
  calls: {
    /**
     * The database that all hosts share: its size, connections, seconds of the longest statement, replicas and how far
     * the last of them is behind, and what waits to be done.
     */
    load: {
      call: 'GET api/databaseStatement/load',
      permission: 'databaseStatement:list',
      output: {
        megabytes: integer({ required: true }),
        connections: integer({ required: true }),
        mostConnections: integer({ required: true }),
        longest: integer({ required: true }),
        replicas: integer({ required: true }),
        lag: integer(),
        running: integer({ required: true }),
        waiting: integer({ required: true }),
        messages: integer({ required: true }),
        undelivered: integer({ required: true }),
      },
    },
  },
})
