import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  addAction,
  changeAction,
  deletionKind,
  renameAction,
  withDeletion,
  withReason,
} from '../../generator/actions.ts'
import { startingResource, startingTexts } from '../../generator/begin.ts'
import { curlOf } from '../../generator/calls.ts'
import { addField, changeField, moveField, removeField, renameField, withWord } from '../../generator/change.ts'
import { checkEntity, findingsOf } from '../../generator/check.ts'
import { descriptorSource } from '../../generator/descriptorSource.ts'
import type { Entity } from '../../generator/Entity.ts'
import { inTheWay, ownFiles } from '../../generator/files.ts'
import { guessField } from '../../generator/guess.ts'
import { nameProblem, ofObjects } from '../../generator/names.ts'
import { renameOption } from '../../generator/options.ts'
import { renameEntity } from '../../generator/renameEntity.ts'
import { startOfType } from '../../generator/startOfType.ts'
import { offeredTypes } from '../../generator/typeOptions.ts'
import { entityName } from '../../generator/words.ts'
import { translate } from '../../i18n/index.ts'
import * as core from '../../resources/core/index.ts'
import { hasRecords } from '../../resources/core/fields.ts'
import type { AnyResource, Fields } from '../../resources/core/index.ts'
import { registry } from '../../resources/index.ts'
import { entityOf } from '../../scripts/newResource/entity.ts'
import { parse } from '../../scripts/newResource/parse.ts'
import { everyExample } from '../core/schema/examples.ts'
import { isFull } from '../support/full.ts'

/** What a written descriptor says, where the vocabulary it imports is at hand. */
const readBack = (source: string): AnyResource => {
  const [, words = ''] = /^import \{ (.*) \} from/.exec(source)!
  const make = new Function(
    'core',
    `const { ${words} } = core; return ${source.slice(source.indexOf('resource({'))}`,
  ) as (vocabulary: typeof core) => AnyResource
  return make(core)
}

const begin = (fields: Fields = { name: core.text({ required: true }) }): Entity => ({
  resource: startingResource('branch', fields),
  capability: 'organisations',
  icon: 'FolderOutlined',
  texts: {
    zh: startingTexts('zh', '训练点', { name: '名称' }, {}),
    en: startingTexts('en', entityName('en', 'Branch'), { name: 'Name' }, {}),
  },
})

const words = (name: string) => ({ zh: `${name}的中文`, en: `English of ${name}` })

/** An entity with a field of each type that is offered, and a state machine. */
const rich = (): Entity => {
  const every = offeredTypes.reduce(
    (entity, type, at) => {
      const name = `${type}Field${at}`
      return addField(entity, name, startOfType(type, name, entity.resource.fields), words(name))
    },
    begin({ name: core.text({ required: true, unique: true, max: 25 }) }),
  )
  const named = Object.entries(every.resource.fields)
    .filter(([, field]) => 'options' in field)
    .flatMap(([name]) => ['first', 'second'].map(option => [name, option] as const))
    .reduce(
      (entity, [name, option]) =>
        withWord(
          withWord(entity, 'zh', ['choices', name, option], `选项${option}`),
          'en',
          ['choices', name, option],
          `Option ${option}`,
        ),
      every,
    )
  // Of an option that is gone no word is left.
  const fewer = changeField(named, 'choiceField10', core.choice(['first']))
  const closed = addField(fewer, 'closed', core.flag({ readOnly: true }), words('closed'))
  const shown = changeField(
    closed,
    'dateField7',
    core.date({ max: 'today', showWhen: { choiceField10: 'first' }, requiredWhen: { choiceField10: 'first' } }),
  )
  const acting = changeAction(renameAction(addAction(shown), 'action1', 'close'), 'close', {
    when: { deleted: false, closed: false },
    set: { closed: true },
    bulk: true,
    tone: 'critical',
    confirm: true,
    input: { reason: core.longText({ required: true, max: 200 }) },
    audit: ['reason'],
  })
  return (['zh', 'en'] as const).reduce(
    (entity, language) =>
      withWord(
        withWord(
          withWord(entity, language, ['actions', 'close'], language === 'zh' ? '关闭' : 'Close'),
          language,
          ['done', 'close'],
          language === 'zh' ? '已关闭' : 'Closed',
        ),
        language,
        ['inputs', 'close', 'fields', 'reason'],
        language === 'zh' ? '原因' : 'Reason',
      ),
    acting,
  )
}

const entities = Object.values(registry)
  .filter(hasRecords)
  .map(resource => [resource.name, resource] as const)
/** A change of each field of these; of every entity in the full run. */
const some = entities.filter(([name], at) => isFull || at % 6 === 0 || name === 'patient')

describe('what is written of an entity', () => {
  it.each(everyExample)('says of a field what it says: %s', (_title, field) => {
    const resource = startingResource('branch', { name: core.text({ required: true }), one: field })
    expect(readBack(descriptorSource(resource))).toEqual(resource)
  })

  it.each(entities)('says what the descriptor says that is there already: %s', (_name, resource) => {
    expect(readBack(descriptorSource(resource))).toEqual(resource)
  })

  it('compiles, with its texts, for a field of each type and a state machine, and passes the checks of a start', () => {
    const entity = rich()
    expect(findingsOf(entity.resource)).toEqual([])
    const folder = mkdtempSync(join(tmpdir(), 'entity-'))
    try {
      // One of them is called by a word that it is said with.
      const files = [...ownFiles(entity), ...ownFiles(renameEntity(begin(), 'text'))]
      for (const [file, content] of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), content)
      }
      for (const room of ['resources/core', 'domain', 'node_modules'])
        symlinkSync(join(process.cwd(), room), join(folder, room))
      const flags = [
        '--noEmit',
        '--strict',
        '--noUncheckedIndexedAccess',
        '--noUnusedLocals',
        '--verbatimModuleSyntax',
        '--allowImportingTsExtensions',
        '--skipLibCheck',
        '--preserveSymlinks',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--target',
        'es2023',
        '--types',
        'node',
      ]
      const { stdout, status } = spawnSync(
        process.execPath,
        [join(process.cwd(), 'node_modules/typescript/bin/tsc'), ...flags, ...files.map(([file]) => file)],
        { cwd: folder, encoding: 'utf8' },
      )
      expect(stdout).toBe('')
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)

  it('is the same whether a command or the page was told of it', () => {
    const known = { capabilities: ['organisations'], resources: ['hospital'], roles: [], hasIcon: () => true }
    const asked = entityOf(
      parse(
        [
          'branch',
          '--capability',
          'organisations',
          '--fields',
          'name:text! phone:text hospital:ref size:choice=first,second opened:date',
          '--zh',
          '训练点, size=规模, size.first=小, size.second=大, opened=启用日期',
          '--en',
          'Branch',
        ],
        known,
      ),
    )
    const called = {
      phone: { zh: '联系电话', en: 'Contact phone' },
      hospital: { zh: '所属机构', en: 'Organisation' },
      size: { zh: '规模', en: 'Size' },
      opened: { zh: '启用日期', en: 'Opened' },
    }
    const types = { phone: 'text', hospital: 'ref', size: 'choice', opened: 'date' } as const
    const picked = (Object.keys(types) as (keyof typeof types)[]).reduce(
      (entity, name) => addField(entity, name, startOfType(types[name], name, entity.resource.fields), called[name]),
      begin(),
    )
    const options = { zh: { first: '小', second: '大' }, en: { first: 'First', second: 'Second' } } as const
    const spoken = (['zh', 'en'] as const).reduce(
      (entity, language) => withWord(entity, language, ['choices', 'size'], options[language] as unknown as string),
      picked,
    )
    expect(ownFiles(spoken)).toEqual(ownFiles(asked))
  })

  it('calls each call of the entity by its line', () => {
    expect(curlOf(begin().resource)).toContain(
      'curl -X POST "$HOST/api/branch" -H "Authorization: Bearer $TOKEN" \\\n  -H \'Content-Type: application/json\' -d \'{"name":"示例1"}\'',
    )
  })
})

describe('an entity that is changed', () => {
  it.each(some)('is the same when a field is called otherwise and back: %s', (_name, resource) => {
    const entity: Entity = { ...begin(), resource }
    for (const name of Object.keys(resource.fields)) {
      const renamed = renameField(entity, name, 'somethingElse')
      expect(JSON.stringify(renamed.resource)).not.toBe(JSON.stringify(resource))
      expect(renameField(renamed, 'somethingElse', name).resource).toEqual(resource)
    }
  })

  it('passes the checks when any field of it is removed, and when it is put elsewhere', () => {
    const entity = rich()
    for (const name of Object.keys(entity.resource.fields).filter(one => one !== 'name' && one !== 'deleted')) {
      const { resource } = removeField(entity, name)
      expect(JSON.stringify(resource)).not.toContain(`"${name}"`)
      // An age is of some date: that there is none any longer is told where it stands.
      expect(
        findingsOf(resource).filter(({ place }) => name !== 'dateField7' || place !== 'branch.fields.ageField16'),
      ).toEqual([])
      expect(findingsOf(moveField(entity, name, 1).resource)).toEqual([])
    }
  })

  it.each(some)('names a field that is called otherwise in every place of its own: %s', (_name, resource) => {
    // What is left is another record's: it is found there by the same name. What readers get to see is so by its names.
    const ofOthers = ['R002', 'R015', 'R019', 'R056', 'R067', 'R103', 'R190']
    const found = Object.keys(resource.fields)
      .filter(name => name !== 'deleted')
      .flatMap(name => findingsOf(renameField({ ...begin(), resource }, name, 'somethingElse').resource))
    expect(found.filter(({ id }) => !ofOthers.includes(id))).toEqual([])
  })

  it('leaves what it is not about as it is, so that nothing of it is worked out or drawn anew', () => {
    const entity = rich()
    const [first, ...others] = Object.keys(entity.resource.fields)
    const { resource } = renameField(entity, first!, 'somethingElse')
    expect(others.filter(name => resource.fields[name] !== entity.resource.fields[name])).toEqual([])
    expect(
      Object.keys(resource.actions).filter(
        name =>
          resource.actions[name] !== entity.resource.actions[name] &&
          !JSON.stringify(entity.resource.actions[name]).includes(`"${first}"`),
      ),
    ).toEqual([])
  })

  it('goes along with its patient whether its organisation was added before, after or not at all', () => {
    const add = (entity: Entity, to: string): Entity =>
      addField(entity, to, startOfType('ref', to, entity.resource.fields), words(to))
    const [first, last] = [add(add(begin(), 'hospital'), 'patient'), add(add(begin(), 'patient'), 'hospital')]
    expect(last.resource.fields).toEqual(first.resource.fields)
    for (const { resource } of [first, last, removeField(last, 'hospital')]) expect(findingsOf(resource)).toEqual([])
  })

  it('has an option that is called otherwise wherever it is named', () => {
    const said = changeField(
      changeField(
        rich(),
        'choiceField10',
        core.choice(['first', 'second'], { default: 'first', tones: { first: 'positive' } }),
      ),
      'textField0',
      core.text({ requiredWhen: { choiceField10: { not: 'first' } } }),
    )
    const { resource, texts } = renameOption(
      changeAction(said, 'close', { when: { choiceField10: ['first', 'second'] }, set: { choiceField10: 'first' } }),
      'choiceField10',
      'first',
      'new',
    )
    expect(resource.fields).toMatchObject({
      choiceField10: { options: ['new', 'second'], default: 'new', tones: { new: 'positive' } },
      textField0: { requiredWhen: { choiceField10: { not: 'new' } } },
      dateField7: { showWhen: { choiceField10: 'new' }, requiredWhen: { choiceField10: 'new' } },
      choicesField11: { options: ['first', 'second'] },
    })
    expect(resource.actions['close']).toMatchObject({
      when: { choiceField10: ['new', 'second'] },
      set: { choiceField10: 'new' },
    })
    expect(texts.en).toMatchObject({ choices: { choiceField10: { new: 'Option first' } } })
    expect(findingsOf(resource)).toEqual([])
  })

  it('keeps a calendar and a board of its list along with what they name', () => {
    const start = changeAction(
      addAction(
        begin({
          name: core.text({ required: true }),
          day: core.date(),
          keeper: core.ref('operator', { on: { remove: 'keep' } }),
          state: core.choice(['first', 'second'], { default: 'first' }),
        }),
      ),
      'action1',
      { when: { state: 'first' } },
    )
    const shown: Entity = {
      ...start,
      resource: {
        ...start.resource,
        list: {
          ...start.resource.list!,
          filters: ['day', 'state'],
          calendar: { start: 'day', by: 'keeper' },
          board: { by: 'state', moves: { action1: 'second' } },
        },
      },
    }
    expect(findingsOf(shown.resource)).toEqual([])
    expect(readBack(descriptorSource(shown.resource))).toEqual(shown.resource)
    const called = renameOption(
      renameAction(renameField(renameField(shown, 'day', 'due'), 'state', 'stage'), 'action1', 'close'),
      'stage',
      'second',
      'closed',
    )
    expect(called.resource.list).toMatchObject({
      filters: ['due', 'stage'],
      calendar: { start: 'due', by: 'keeper' },
      board: { by: 'stage', moves: { close: 'closed' } },
    })
    expect(findingsOf(called.resource)).toEqual([])
    expect(removeField(called, 'keeper').resource.list!.calendar).toEqual({ start: 'due' })
    expect(removeField(called, 'due').resource.list).not.toHaveProperty('calendar')
    expect(renameAction(called, 'close', undefined).resource.list!.board).toEqual({ by: 'stage' })
    expect(removeField(called, 'stage').resource.list).not.toHaveProperty('board')
  })

  it('asks for a reason beside whatever else an action asks for', () => {
    const asking = changeAction(begin(), 'update', { input: { until: core.date() }, audit: ['until'] })
    const asked = withReason(asking, 'update', true)
    expect(asked.resource.actions['update']).toMatchObject({
      input: { until: { type: 'date' }, reason: { type: 'longText' } },
      audit: ['until', 'reason'],
    })
    expect(asked.texts.en).toMatchObject({ inputs: { update: { fields: { reason: 'Reason' } } } })
    expect(withReason(asked, 'update', false).resource).toEqual(asking.resource)
  })

  it('takes the place of no file of something else', () => {
    const there = [
      'resources/organisations/staff.ts',
      'resources/organisations/index.ts',
      'resources/organisations/doctor.ts',
    ]
    const named = (name: string) =>
      inTheWay({ capability: 'organisations', resource: { ...begin().resource, name } }, file => there.includes(file))
    expect(named('staff')).toBe('resources/organisations/staff.ts')
    expect(named('index')).toBe('resources/organisations/index.ts')
    expect([named('branch'), named('doctor')]).toEqual([undefined, undefined])
  })

  it('is deleted logically, for good or not at all, there and back', () => {
    const entity = begin()
    for (const kind of ['final', 'none', 'logical'] as const) {
      const changed = withDeletion(entity, kind)
      expect(deletionKind(changed.resource)).toBe(kind)
      expect(findingsOf(changed.resource)).toEqual([])
      expect(withDeletion(changed, 'logical').resource).toEqual(entity.resource)
    }
  })

  it('is held to a shape before it is checked', () => {
    const { resource } = begin()
    expect(checkEntity(JSON.parse(JSON.stringify(resource)))).toEqual({ resource })
    for (const known of Object.values(registry).filter(hasRecords))
      expect(checkEntity(known)).toEqual({ resource: known })
    for (const wrong of [
      null,
      7,
      [],
      {},
      { ...resource, name: 'Branch' },
      { ...resource, name: 'class' },
      { ...resource, fields: {} },
      { ...resource, fields: { a: { type: 'constructor' } } },
      { ...resource, label: 'nothing' },
      { ...resource, list: { columns: [7] } },
      { ...resource, actions: { list: null } },
      { ...resource, calls: { ask: { input: { a: { type: 'constructor' } } } } },
      { ...resource, calls: { ask: { output: { a: { type: 'json', of: 'x' } } } } },
      { ...resource, calls: { ask: { input: { a: { type: 'choice', options: 7 } } } } },
    ]) {
      expect(checkEntity(wrong)).toHaveProperty('problem')
    }
  })

  it.each([
    ['', 'empty'],
    ['Name', 'shape'],
    ['名称', 'shape'],
    ['a-b', 'shape'],
    [`a${'b'.repeat(31)}`, 'shape'],
    ['select', undefined],
    ['class', 'reserved'],
    ['createdAt', 'reserved'],
    ['deleted', 'reserved'],
    ['toString', 'reserved'],
    ['search', 'reserved'],
    ['name', 'taken'],
  ] as const)('may be called %j: %s', (name, problem) => {
    expect(nameProblem(name, ['name'])).toBe(problem)
  })

  it('may have options called by words of the language of descriptors, and by none that every object has', () => {
    expect(nameProblem('new', [], ofObjects)).toBeUndefined()
    expect(nameProblem('constructor', [], ofObjects)).toBe('reserved')
  })

  const says = { zh: (key: string) => translate('zh', key), en: (key: string) => translate('en', key) }
  it.each([
    ['联系电话', { name: 'phone', type: 'text' }],
    ['Contact phone', { name: 'phone', type: 'text' }],
    ['启用日期', { name: 'startDate', type: 'date', words: { zh: '启用日期', en: 'Start date' } }],
    ['启用周', { name: 'qiYong', words: { zh: '启用周', en: 'Qi yong' } }],
    [
      '性别',
      {
        name: 'gender',
        type: 'choice',
        options: new Map([
          ['male', { zh: '男', en: 'Male' }],
          ['female', { zh: '女', en: 'Female' }],
        ]),
      },
    ],
    ['状态', { name: 'state', type: 'choice' }],
    ['价格', { name: 'price', type: 'money' }],
    ['Opened date', { name: 'openedDate', type: 'date', words: { zh: '', en: 'Opened date' } }],
    ['openedOn', { name: 'openedOn', type: 'text', words: { zh: '', en: 'Opened on' } }],
  ] as const)('has a field as %j lets one guess', async (typed, guess) => {
    expect(await guessField(typed, says, async () => 'qi yong')).toMatchObject(guess)
  })
})
