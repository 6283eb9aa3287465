import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { menu } from '../../../resources/system/menu.ts'
import type { InputProps } from '../../generator/kinds/view.ts'
import { present } from '../../generator/present.ts'
import { IconCell, PageCell, PathCell } from './cells.tsx'

/** An input that loads when it is first shown. */
const later = (load: () => Promise<ComponentType<InputProps>>): ComponentType<InputProps> => {
  const Input = lazy(async () => ({ default: await load() }))
  return props => <Suspense fallback={null}><Input {...props} /></Suspense>
}

present(menu, {
  fields: {
    icon: { Cell: IconCell, Input: later(async () => (await import('./inputs.ts')).IconInput) },
    component: { Cell: PageCell, Input: later(async () => (await import('./inputs.ts')).PageInput) },
    path: { Cell: PathCell },
  },
})
