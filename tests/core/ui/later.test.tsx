import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { laterPage } from '../../../src/app/laterPage.tsx'
import { awaitedPart, idly, laterIn, onDemand, useAreThere } from '../../../src/core/later.tsx'
import { missingParts } from '../../../src/core/persistently.ts'
import { Contained } from '../../../src/core/Contained.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Text = ({ text }: { text: string }) => <p>{text}</p>
const place = <i>place</i>
const failing = (children: ReactNode) => <Contained failed={() => <b>failed</b>}>{children}</Contained>

describe('a part of a page that is loaded later', () => {
  it('has something in its place until it is there, and nothing the next time', async () => {
    const load = vi.fn(async () => Text)
    const Part = laterIn(place, load)
    render(<Part text="one" />)
    expect(screen.getByText('place')).toBeInTheDocument()
    expect(await screen.findByText('one')).toBeInTheDocument()
    expect(screen.queryByText('place')).not.toBeInTheDocument()
    cleanup()
    render(<Part text="two" />)
    expect(screen.getByText('two')).toBeInTheDocument()
    expect(load).toHaveBeenCalledOnce()
  })

  it('comes together with others where a page waits for all of them, those too that cannot be had', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const parts = [
      laterIn(place, async () => Text),
      laterIn<{ text: string }>(place, async () => {
        throw new Error('gone')
      }),
      Text,
      undefined,
    ]
    const Part = parts[0]!
    const Page = () => (useAreThere(parts) ? <Part text="one" /> : <u>awaited</u>)
    render(<Page />)
    expect(screen.getByText('awaited')).toBeInTheDocument()
    expect(await screen.findByText('one')).toBeInTheDocument()
    expect(screen.queryByText('place')).not.toBeInTheDocument()
  })

  it('fails where it stands', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const Part = laterIn<{ text: string }>(place, async () => {
      throw new Error('gone')
    })
    render(
      <>
        {failing(<Part text="one" />)}
        <p>beside</p>
      </>,
    )
    expect(await screen.findByText('failed')).toBeInTheDocument()
    expect(screen.getByText('beside')).toBeInTheDocument()
  })
})

describe('a part whose code cannot be fetched', () => {
  const missed = (then: () => ComponentType<{ text: string }>) =>
    vi.fn(async () => then()).mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module: /part.js'))

  beforeEach(() => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => new Response())
  })

  it.each([
    ['in its own place', (load: () => Promise<ComponentType<{ text: string }>>) => laterIn(place, load), true],
    ['that a frame waits for', awaitedPart, true],
    ['that nobody asked for', (load: () => Promise<ComponentType<{ text: string }>>) => idly(place, load), false],
  ])('%s comes as soon as it can be had, and takes nothing with it', async (_, make, isTold) => {
    const told = vi.fn()
    const stop = missingParts.subscribe(told)
    const Part = make(missed(() => Text))
    render(
      failing(
        <>
          <Suspense fallback={place}>
            <Part text="one" />
          </Suspense>
          <p>beside</p>
        </>,
      ),
    )
    expect(await screen.findByText('one', undefined, { timeout: 10_000 })).toBeInTheDocument()
    expect(screen.getByText('beside')).toBeInTheDocument()
    expect(screen.queryByText('failed')).not.toBeInTheDocument()
    expect(told).toHaveBeenCalledTimes(isTold ? 1 : 0)
    stop()
  })

  it('counts as closed where somebody opened it, and is asked for anew when it is opened again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const load = missed(() => Text)
    const Part = onDemand<{ text: string; onClose?: () => void }>(load, ({ onClose }) => onClose?.())
    const Page = () => {
      const [isOpen, setOpen] = useState(true)
      return isOpen ? (
        <Part text="one" onClose={() => setOpen(false)} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
      )
    }
    render(<Page />)
    fireEvent.click(await screen.findByText('open'))
    expect(await screen.findByText('one')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a page that is loaded later', () => {
  it('is drawn at once where it has been asked for before', async () => {
    const Page = laterPage(async () => Text)
    await Page.load()
    render(
      <Suspense fallback={place}>
        <Page text="one" />
      </Suspense>,
    )
    expect(screen.getByText('one')).toBeInTheDocument()
  })

  it('comes when it is shown where it has not, or fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const [Page, Gone] = [
      laterPage(async () => Text),
      laterPage<object>(async () => {
        throw new Error('gone')
      }),
    ]
    render(
      <>
        <Suspense fallback={place}>
          <Page text="one" />
        </Suspense>
        {failing(<Gone />)}
      </>,
    )
    expect(screen.getByText('place')).toBeInTheDocument()
    expect(await screen.findByText('one')).toBeInTheDocument()
    expect(await screen.findByText('failed')).toBeInTheDocument()
  })
})
