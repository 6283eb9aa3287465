import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** A card of the home page. What it shows is its own affair; it is shown to whom it is permitted. */
export interface HomeCard {
  readonly key: string
  /** The permission that its calls need, or `signedIn`. */
  readonly may: string
  /** Across the page, in its wider column, or in the narrower one; within each in the order of the registry. */
  readonly place: 'top' | 'main' | 'side'
  /** Pixels that are kept free until it is there. */
  readonly height: number
  readonly Card: LazyExoticComponent<ComponentType>
}

const card = (key: string, options: Omit<HomeCard, 'key' | 'Card'>, load: () => Promise<ComponentType>): HomeCard =>
  ({ key, ...options, Card: lazy(async () => ({ default: await load() })) })

/** What makes up an operator's day. A capability adds its component in a file of its own, and a line here. */
export const homeCards: readonly HomeCard[] = [
  card('shortcuts', { may: 'signedIn', place: 'top', height: 130 }, async () => (await import('./Shortcuts.tsx')).Shortcuts),
  card('newPatients', { may: 'patient:list', place: 'main', height: 420 }, async () => (await import('./NewPatients.tsx')).NewPatients),
  card('dueReexaminations', { may: 'case:list', place: 'main', height: 300 }, async () => (await import('./DueReexaminations.tsx')).DueReexaminations),
  card('notices', { may: 'signedIn', place: 'side', height: 240 }, async () => (await import('./Notices.tsx')).Notices),
  card('recentPatients', { may: 'patient:get', place: 'side', height: 240 }, async () => (await import('./RecentPatients.tsx')).RecentPatients),
]
