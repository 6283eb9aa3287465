import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { DayEndPage } from '../../../src/times/dayEnd/DayEndPage.tsx'
import { spread } from '../../support/full.ts'
import { createBackend, sampleOf } from './backend.ts'
import { errorOf, input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const all: AnyResource[] = Object.values(resources)
/**
 * Resources whose form has something to be found by typing: a reference, or what the look of the field makes one. A
 * case is made on a page of its own.
 */
const withPickers = all.filter(
  ({ name: resource, form, fields, actions }) =>
    resource !== 'case' &&
    actions['create'] &&
    (form ?? []).some(section =>
      section.fields.some(name => {
        const field = fields[name]
        return (
          field !== undefined &&
          !field.readOnly &&
          !field.showWhen &&
          (field.type === 'ref' || field.type === 'refs' || ['province', 'city', 'component'].includes(name))
        )
      }),
    ),
)

const pickers = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('main input[role="combobox"]:not(:disabled)'),
]
const type = (picker: HTMLElement, text: string): void => {
  fireEvent.focus(picker)
  fireEvent.change(picker, { target: { value: text } })
}
/** Whether the key would have sent the form around. */
const sends = (picker: HTMLElement): boolean => fireEvent.keyDown(picker, { key: 'Enter' })
const saving = () =>
  waitFor(() => {
    const button = document.querySelector('main button[type="submit"]')
    if (!button) throw new Error('There is no form')
    return button
  })
const save = async () => fireEvent.click(await saving())
const unmatched = (text: string): string => `没有名为“${text}”的选项，请从列表中选择`

describe('what is typed into a picker and chosen by nobody', () => {
  it.each(spread(withPickers, 3).map(({ name }) => name))(
    'holds back the form of %s, is told there, and is not sent by Enter',
    async name => {
      const backend = createBackend()
      renderPage({ backend, at: `/${name}/create` })
      await saving()
      await waitFor(() => {
        expect(pickers().length).toBeGreaterThan(0)
      })
      // Inputs that are loaded when they are first shown.
      await waitFor(() => {
        expect(document.querySelector('main .awaited')).toBeNull()
      })
      for (const picker of pickers()) {
        type(picker, 'zz')
        expect(sends(picker)).toBe(false)
        await waitFor(() => {
          expect(errorOf(picker)).toBe(unmatched('zz'))
        })
      }
      await save()
      await screen.findByText(/^还有 \d+ 处需要修改$/)
      for (const picker of pickers()) {
        expect(errorOf(picker)).toBe(unmatched('zz'))
        expect(picker).toHaveAttribute('aria-invalid', 'true')
      }
      expect(backend.callsOf(name, 'create')).toEqual([])
    },
    120_000,
  )

  it('does not let a record be saved with what stood there before', async () => {
    const backend = createBackend()
    const { user } = renderPage({ backend, at: '/doctor/1' })
    const picker = await input('所属机构')
    await waitFor(() => {
      expect(picker).not.toHaveValue('')
    })
    const before = (picker as HTMLInputElement).value
    await user.clear(picker)
    await user.type(picker, '别的机构')
    await user.keyboard('{Enter}')
    expect(errorOf(picker)).toBe(unmatched('别的机构'))
    await save()
    const [link] = await screen.findAllByRole('button', { name: /^所属机构：/ })
    expect(backend.callsOf('doctor', 'update')).toEqual([])
    // Gone on and come back, it stands as it was typed.
    await user.tab()
    expect(picker).toHaveValue('别的机构')
    await user.click(link!)
    expect(picker).toHaveFocus()
    // Chosen by the keys, it is settled.
    await user.clear(picker)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => {
      expect(picker).not.toHaveAttribute('aria-invalid', 'true')
    })
    expect(picker).not.toHaveValue(before)
    expect(backend.callsOf('doctor', 'update')).toEqual([])
    await save()
    await waitFor(() => {
      expect(backend.callsOf('doctor', 'update')).toHaveLength(1)
    })
  })

  it('is found while one pauses: what the first letters found is pointed at again once it answers all of them', async () => {
    const hospitals = ['东城眼科', '西城眼科'].map((name, at) => ({ ...sampleOf(resources.hospital, at + 1), name }))
    const backend = createBackend({ hospital: hospitals })
    const { user } = renderPage({ backend, at: '/doctor/create' })
    const picker = await input('所属机构')
    for (const letter of ['东', '城']) {
      await user.type(picker, letter)
      await waitFor(() => {
        expect(document.querySelector('[role="option"].Mui-focused')).toHaveTextContent('东城眼科')
      })
    }
    await user.keyboard('{Enter}')
    expect(picker).toHaveValue('东城眼科')
    expect(errorOf(picker)).toBe('')
  })

  it('holds back the questions of an action', async () => {
    const backend = createBackend({ patient: [{ ...sampleOf(resources.patient, 1), name: '王子涵' }] })
    backend.on('patient', 'transferPreview', () => ({ json: { effects: [], previewToken: 'seen' } }))
    const { user } = renderPage({ backend, at: '/patient' })
    await user.click(await screen.findByLabelText('王子涵 的操作'))
    await user.click(await screen.findByText('转机构', { selector: 'li *' }))
    const dialog = await screen.findByRole('dialog')
    const picker = await within(dialog).findByRole('combobox')
    await user.click(picker)
    await user.click((await screen.findAllByRole('option'))[1]!)
    fireEvent.change(await within(dialog).findByLabelText(/^原因/), { target: { value: '搬家' } })
    // Not emptied first: what was chosen still stands behind it.
    type(picker, 'zz')
    const act = await within(dialog).findByText('转机构', { selector: 'button' })
    await waitFor(() => {
      expect(act).toBeEnabled()
    })
    fireEvent.click(act)
    await waitFor(() => {
      expect(errorOf(picker)).toBe(unmatched('zz'))
    })
    expect(backend.callsOf('patient', 'transfer')).toEqual([])
  })

  it('filters by nothing, and goes back to what the list is filtered by', async () => {
    const backend = createBackend()
    const { user, place } = renderPage({ backend, at: `/patient?filter=${encodeURIComponent('{"hospital":2}')}` })
    const picker = await input('所属机构')
    await waitFor(() => {
      expect(picker).not.toHaveValue('')
    })
    const name = (picker as HTMLInputElement).value
    await user.clear(picker)
    await user.type(picker, 'zz')
    expect(sends(picker)).toBe(false)
    await waitFor(() => {
      expect(errorOf(picker)).toBe(unmatched('zz'))
    })
    expect(place().search).not.toContain('zz')
    // To empty it was to filter by nothing; that is what it shows when it is left.
    await user.tab()
    await waitFor(() => {
      expect(picker).toHaveValue(new URLSearchParams(place().search).get('filter') === '{}' ? '' : name)
    })
  })

  it('is nobody of whom a page shows something', async () => {
    const backend = createBackend()
    backend.on('cashier', 'dayEnd', () => backend.problem(404, 'notFound', '没有'))
    const { user } = renderPage({ backend, at: '/dayEnd', pages: { '/dayEnd': <DayEndPage /> } })
    const picker = await screen.findByRole('combobox')
    await user.type(picker, 'zz')
    expect(sends(picker)).toBe(false)
    await waitFor(() => {
      expect(errorOf(picker)).toBe(unmatched('zz'))
    })
    await user.tab()
    await waitFor(() => {
      expect(picker).toHaveValue('')
    })
  })
})

it('a picker asks for deleted records too where those may be chosen, and for no others elsewhere', async () => {
  const asked = async (name: string): Promise<unknown> => {
    const backend = createBackend()
    const { unmount } = renderPage({ backend, at: `/${name}/create` })
    await waitFor(() => {
      expect(backend.callsOf('patient', 'options')).not.toEqual([])
    })
    unmount()
    return backend.callsOf('patient', 'options')[0]?.query['deleted']
  }
  expect([await asked('dataRequest'), await asked('followUp')]).toEqual(['all', undefined])
})

it('Enter in an open picker chooses, or does nothing', async () => {
  const backend = createBackend()
  const { user } = renderPage({ backend, at: '/doctor/create' })
  const picker = await input('所属机构')
  await user.click(picker)
  await screen.findAllByRole('option')
  expect(sends(picker)).toBe(false)
  expect(picker).toHaveValue('')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => {
    expect(picker).not.toHaveValue('')
  })
  expect(picker).not.toHaveAttribute('aria-invalid', 'true')
  // Closed and settled it is an input like any other.
  await waitFor(() => {
    expect(screen.queryByRole('listbox')).toBeNull()
  })
  expect(sends(picker)).toBe(true)
})

describe('a filter by an organisation', () => {
  it('means all below it, or it alone where that is asked for', async () => {
    const backend = createBackend()
    const { user } = renderPage({ backend, at: `/patient?filter=${encodeURIComponent('{"hospital":2}')}` })
    const picker = await input('所属机构')
    await waitFor(() => {
      expect(picker).not.toHaveValue('')
    })
    const reach = await screen.findByRole('button', { name: '包括下级' })
    expect(reach).toHaveAttribute('aria-pressed', 'true')
    const name = (picker as HTMLInputElement).value
    await user.click(reach)
    await waitFor(() => {
      expect(backend.callsOf('patient', 'list').at(-1)?.query['hospital']).toBe('only:2')
    })
    expect(reach).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => {
      expect(picker).toHaveValue(`仅 ${name}`)
    })
    await user.click(reach)
    await waitFor(() => {
      expect(backend.callsOf('patient', 'list').at(-1)?.query['hospital']).toBe('2')
    })
  })

  it('is taken from the address as it stands there', async () => {
    const backend = createBackend()
    renderPage({ backend, at: `/patient?filter=${encodeURIComponent('{"hospital":"only:3"}')}` })
    expect(await screen.findByRole('button', { name: '包括下级' })).toHaveAttribute('aria-pressed', 'false')
    expect(backend.callsOf('patient', 'list')[0]?.query['hospital']).toBe('only:3')
  })
})
