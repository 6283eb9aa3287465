import { describe, expect, it, vi } from 'vitest'
import { createPrompts } from '../../../src/shell/auth/prompts.ts'

describe('a question', () => {
  it('is asked once, and answered to all', async () => {
    const prompts = createPrompts()
    const told = vi.fn()
    prompts.subscribe(told)
    const answers = [prompts.ask('expired'), prompts.ask('expired'), prompts.ask('expired')]
    expect(told).toHaveBeenCalledTimes(1)
    prompts.answer('signIn')
    expect(await Promise.all(answers)).toEqual(['signIn', 'signIn', 'signIn'])
    expect(prompts.current()).toBeUndefined()
  })

  it('makes way for one that leaves no choice, never the other way round', async () => {
    const prompts = createPrompts()
    const first = prompts.ask('expired')
    for (const [asked, shown] of [
      ['idle', 'idle'],
      ['expired', 'idle'],
      ['siteClosed', 'siteClosed'],
      ['signedInElsewhere', 'siteClosed'],
    ] as const) {
      void prompts.ask(asked)
      expect(prompts.current()).toBe(shown)
    }
    prompts.answer('signIn')
    expect(await first).toBe('signIn')
  })

  it('is not repeated by calls that were under way when somebody decided to stay, but later', async () => {
    let now = 0
    const prompts = createPrompts(() => now)
    void prompts.ask('expired')
    prompts.answer('stay')
    now = 4_000
    expect(await prompts.ask('expired')).toBe('stay')
    void prompts.ask('siteClosed')
    expect(prompts.current()).toBe('siteClosed')
    prompts.answer('signIn')
    now = 10_000
    void prompts.ask('expired')
    expect(prompts.current()).toBe('expired')
  })
})
