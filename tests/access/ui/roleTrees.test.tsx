import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const role: AnyResource = resources.role
const menus = [
  {
    id: 1,
    label: 'Business',
    component: null,
    path: 'business',
    grantable: true,
    children: [
      { id: 2, label: 'Patients', component: 'patient', path: 'patient', grantable: true, children: null },
      { id: 3, label: 'Doctors', component: 'doctor', path: 'doctor', grantable: true, children: null },
    ],
  },
  { id: 4, label: 'Secret', component: 'message', path: 'message', grantable: false, children: null },
]
const groups = [
  {
    id: 'patient',
    label: 'Patients',
    children: [
      { id: 'patient:list', label: 'View list' },
      { id: 'patient:get', label: 'View details' },
    ],
  },
  { id: 'doctor', label: 'Doctors', children: [{ id: 'doctor:list', label: 'View list' }] },
]

const open = (
  record: Record<string, unknown> = {},
  may: (resource: string, action: string) => boolean = () => true,
) => {
  const backend = createBackend({
    role: [
      {
        ...sampleOf(role, 1),
        nameEn: 'Helpers',
        key: null,
        permissions: ['patient:*'],
        menus: [1, 2],
        unavailableReasons: {},
        ...record,
      },
    ],
  })
  backend.on('menu', 'tree', () => ({ json: menus }))
  backend.on('permission', 'tree', () => ({ json: groups }))
  backend.on('role', 'setPermissions', call => {
    const stored = { ...backend.tables.get('role')![0]!, permissions: call.body['permissions'], version: 2 }
    backend.tables.set('role', [stored])
    return { json: stored }
  })
  return { backend, ...renderPage({ backend, at: '/role/1/show', language: 'en', may }) }
}
const tree = async (name: string) => within(await screen.findByRole('tree', { name }))
const box = (item: HTMLElement) => within(item).getAllByRole('checkbox', { hidden: true })[0]!

describe('the trees of a role', () => {
  it('tick leaves on load, and groups follow, in part or whole', async () => {
    open()
    const items = (await tree('Menus')).getAllByRole('treeitem')
    const [business, patients, doctors] = items as [HTMLElement, HTMLElement, HTMLElement]
    expect(box(business)).toHaveAttribute('data-indeterminate', 'true')
    expect(box(patients)).toBeChecked()
    expect(box(doctors)).not.toBeChecked()
  })

  it('mark pages that the role may not open, and lock what the operator does not see', async () => {
    open()
    const items = (await tree('Menus')).getAllByRole('treeitem')
    expect(items[2]).toHaveTextContent('The role may not open this page')
    expect(items[1]).not.toHaveTextContent('The role may not open this page')
    expect(items[3]).toHaveTextContent('You do not see this menu')
    expect(items[3]).toHaveAttribute('aria-disabled', 'true')
  })

  it('offer to save only what was changed, with half-ticked groups', async () => {
    const { backend, user } = open()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    const items = (await tree('Menus')).getAllByRole('treeitem')
    await user.click(box(items[2]!))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(backend.callsOf('role', 'setMenus').map(call => call.body)).toEqual([
        { id: 1, menus: [1, 2, 3], version: 1 },
      ])
    })
  })

  it('show what a holder sees, by the ticks as they stand: pages that may be opened, and what may be done there', async () => {
    const { user } = open({ menus: [1, 2, 3] })
    const patients = (await tree('Permissions')).getAllByRole('treeitem')[0]!
    const preview = async () => {
      await user.click(screen.getByRole('button', { name: 'See what its holder sees' }))
      return within(await screen.findByRole('dialog', { name: 'What somebody sees who holds “Helpers” alone' }))
    }
    const first = await preview()
    const menu = within(first.getByRole('navigation', { name: 'Menus' }))
    expect(menu.getAllByRole('button').map(entry => entry.textContent)).toEqual(['Home', 'Patients'])
    const names = (title: string) =>
      [...(first.getByRole('heading', { name: title }).parentElement?.querySelectorAll('.MuiChip-label') ?? [])].map(
        chip => chip.textContent,
      )
    expect(names('May')).toEqual(expect.arrayContaining(['Create', 'Freeze']))
    expect(first.queryByRole('heading', { name: 'May not' })).toBeNull()
    expect(names('Fields that are partly covered, and may be shown in full')).toContain('Mobile')
    await user.click(menu.getByRole('button', { name: 'Home' }))
    expect(first.getByText('Home shows what belongs to these permissions.')).toBeVisible()
    await user.click(first.getByRole('button', { name: 'Close' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(box(patients))
    expect((await preview()).getByText('Home alone: no menu is ticked that may be opened.')).toBeVisible()
  })

  it('keep a wildcard beside what is ticked, and say what is stored when another was faster', async () => {
    const { backend, user } = open()
    const items = (await tree('Permissions')).getAllByRole('treeitem')
    expect(box(items[0]!)).toBeChecked()
    await user.click(box(items[1]!))
    const theirs = { ...backend.tables.get('role')![0]!, permissions: ['patient:list'], version: 5 }
    backend.on('role', 'setPermissions', () => ({
      status: 409,
      json: { status: 409, code: 'stale', message: 'stale', record: theirs },
    }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(backend.callsOf('role', 'setPermissions')[0]!.body).toEqual({
      id: 1,
      permissions: ['doctor:list', 'patient:*'],
      version: 1,
    })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Patients · everything/)).toBeVisible()
    backend.on('role', 'setPermissions', call => ({
      json: { ...theirs, permissions: call.body['permissions'], version: 6 },
    }))
    await user.click(dialog.getByRole('button', { name: 'Overwrite with mine' }))
    await waitFor(() => {
      expect(backend.callsOf('role', 'setPermissions')[1]!.body).toEqual({
        id: 1,
        permissions: ['doctor:list', 'patient:*'],
        version: 5,
      })
    })
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    })
  })

  it('are stored beside what others stored of the role meanwhile', async () => {
    const { backend, user } = open()
    const items = (await tree('Menus')).getAllByRole('treeitem')
    const theirs = { ...backend.tables.get('role')![0]!, name: 'Renamed', version: 5 }
    backend.on('role', 'setMenus', ({ body }) =>
      body['version'] === 5
        ? { json: { ...theirs, menus: body['menus'], version: 6 } }
        : { status: 409, json: { status: 409, code: 'stale', message: 'stale', record: theirs } },
    )
    await user.click(box(items[2]!))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(backend.callsOf('role', 'setMenus').map(call => call.body['version'])).toEqual([1, 5])
    })
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that are ticked while others are stored stay to be saved', async () => {
    const { backend, user } = open()
    const items = (await tree('Menus')).getAllByRole('treeitem')
    let answer = (): void => undefined
    backend.on(
      'role',
      'setMenus',
      ({ body }) =>
        new Promise(resolve => {
          answer = () => {
            const stored = {
              ...backend.tables.get('role')![0]!,
              menus: body['menus'],
              version: Number(body['version']) + 1,
            }
            backend.tables.set('role', [stored])
            resolve({ json: stored })
          }
        }),
    )
    await user.click(box(items[2]!))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(backend.callsOf('role', 'setMenus')).toHaveLength(1)
    })
    await user.click(box(items[1]!))
    answer()
    await screen.findByText('Saved')
    expect(box(items[1]!)).not.toBeChecked()
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => {
      expect(backend.callsOf('role', 'setMenus').map(({ body }) => [body['menus'], body['version']])).toEqual([
        [[1, 2, 3], 1],
        [[1, 3], 2],
      ])
    })
  })

  it('are only looked at by those who may not change them, and where the server says why not', async () => {
    open(
      { unavailableReasons: { setPermissions: 'A built-in role does not allow this' } },
      (_resource, action) => action !== 'setMenus',
    )
    expect(await screen.findByText('A built-in role does not allow this')).toBeVisible()
    expect(screen.getByText('You may look at this but not change it')).toBeVisible()
    for (const item of (await tree('Menus')).getAllByRole('treeitem'))
      expect(item).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('an operator whose server knows a reason against an action', () => {
  it('is shown with the reason in its words', async () => {
    const backend = createBackend({
      operator: [
        {
          ...sampleOf(resources.operator, 1),
          status: 'opened',
          unavailableReasons: { disable: 'It is you', update: 'Stronger than you' },
        },
      ],
    })
    const { user } = renderPage({ backend, at: '/operator/1/show', language: 'en' })
    expect(await screen.findByText('Edit', { selector: 'button' })).toHaveTextContent('Stronger than you')
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    const action = await screen.findByRole('menuitem', { name: /^Deactivate/ })
    expect(action).toHaveTextContent('It is you')
    await user.click(action)
    expect(backend.callsOf('operator', 'disable')).toEqual([])
  })
})

describe('the form of an operator', () => {
  it('offers roles that one may grant, whose data scope it fills in', async () => {
    const backend = createBackend({
      role: [1, 2, 3].map(id => ({ ...sampleOf(role, id), nameEn: `Role ${id}`, label: `Role ${id}` })),
    })
    backend.on('role', 'grantable', () => ({ json: [{ id: 2, label: 'Role 2', dataScope: 'ownPatients' }] }))
    const { user } = renderPage({ backend, at: '/operator/create', language: 'en' })
    await user.click(await screen.findByRole('combobox', { name: /^Roles/ }))
    await waitFor(() => {
      expect(backend.callsOf('role', 'options').at(-1)?.query['id']).toBe('2')
    })
    await user.click(await screen.findByRole('option', { name: 'Role 2' }))
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: /^Data scope/ })).toHaveTextContent('Own patients')
    })
  })
})
