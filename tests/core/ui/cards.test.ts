import { describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { resourceView } from '../../../src/core/resourceView.ts'

const cardOf = (name: string) => {
  const { card } = resourceView(registry[name]!)
  return {
    begins: card.name?.name,
    labelled: card.labelled.map(one => one.name),
    states: card.states.map(one => one.name),
  }
}

describe('the card of a record on a phone', () => {
  it('has the columns that the descriptor names for it, states apart', () => {
    expect(cardOf('hospitalRecharge')).toEqual({
      begins: 'number',
      labelled: ['hospital', 'rechargeType', 'total', 'amount', 'createdAt'],
      states: ['movement', 'payStatus'],
    })
  })

  it('has the first four columns where nothing is named', () => {
    expect(cardOf('timing')).toEqual({
      begins: 'name',
      labelled: ['cron', 'nextAt', 'lastAt', 'paused'],
      states: ['lastState'],
    })
  })

  it('begins with the first column where the label is none, as the row of the table does', () => {
    expect(cardOf('gameRecord')).toMatchObject({
      begins: 'startedAt',
      labelled: ['patient', 'project', 'game', 'minutes', 'score'],
    })
  })
})
