import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { operationsOf, requestLine } from '../../../resources/core/calls.ts'

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** Every call that was asked for. */
const asked = linesOf('spec-calls.txt')
/** Those of pages that are still to come; this list may only shrink. */
const toCome = linesOf('calls-to-come.txt')

const shapeOf = (line: string): string => line.replace(/\{\w+\}/g, '{}')
const declared = Object.values(registry).flatMap(resource =>
  Object.keys(operationsOf(resource)).map(name => {
    const { method, template } = requestLine(resource, name)
    return { action: `${resource.name}.${name}`, shape: shapeOf(`${method} ${template}`) }
  }),
)
const ownersOf = (line: string): string[] =>
  declared.filter(({ shape }) => shape === shapeOf(line)).map(({ action }) => action)

describe('the calls that were asked for', () => {
  it.each(asked.filter(line => !toCome.includes(line)))('%s is declared by one action', line => {
    expect(ownersOf(line)).toHaveLength(1)
  })

  it.each(toCome)('%s is still to come', line => {
    expect(asked).toContain(line)
    expect(ownersOf(line), 'it is declared now: take it off calls-to-come.txt').toEqual([])
  })

  it('are listed once', () => {
    expect(asked).toHaveLength(new Set(asked).size)
    expect(toCome).toHaveLength(new Set(toCome).size)
  })
})
