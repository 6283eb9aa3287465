// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Settling } from '../../../src/core/Settling.tsx'

/** Two boxes beside each other in a section, and a section below it. */
const Page = ({ coming }: { readonly coming: readonly [boolean, boolean] }) => (
  <Settling>
    <section>
      {coming.map((isComing, index) => (
        <div key={index} data-testid={`box ${index}`}>
          {isComing ? <div className="awaited" /> : <input />}
        </div>
      ))}
    </section>
    <section data-testid="below">Below</section>
  </Settling>
)

/**
 * Whether something before it is marked as awaiting a part, by which the style sheet hides it; whatever is hidden hides
 * what is in it.
 */
const isHidden = (element: HTMLElement): boolean => element.closest('[data-awaits] ~ *') !== null
const hidden = () => ['box 0', 'box 1', 'below'].filter(name => isHidden(screen.getByTestId(name)))

describe('a page that settles', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows what stands below the parts as soon as the last of them is there, and hides it again for one that is asked for meanwhile', async () => {
    const { rerender } = render(<Page coming={[true, true]} />)
    const come = (...coming: [boolean, boolean]) =>
      act(async () => {
        rerender(<Page coming={coming} />)
      })
    expect(hidden()).toEqual(['box 1', 'below'])
    await come(false, true)
    expect(hidden()).toEqual(['below'])
    await come(false, false)
    expect(hidden()).toEqual([])
    await come(true, false)
    expect(hidden()).toEqual(['box 1', 'below'])
  })

  it('shows what stands beside and below a place that is as large as what comes', async () => {
    render(
      <Settling>
        <div className="awaited exact" />
        <div data-testid="box 0" />
      </Settling>,
    )
    expect(isHidden(screen.getByTestId('box 0'))).toBe(false)
  })

  it('shows all once nothing more comes, though a part is still awaited', async () => {
    const { rerender, container } = render(<Page coming={[true, true]} />)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    await act(async () => {
      rerender(<Page coming={[false, true]} />)
    })
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(hidden()).toEqual(['below'])
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(hidden()).toEqual([])
    expect(container.querySelector('[data-settling]')).toBeNull()
    await act(async () => {
      rerender(<Page coming={[true, true]} />)
    })
    expect(hidden()).toEqual([])
  })
})
