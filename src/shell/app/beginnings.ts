import { localStorageStore } from 'react-admin'

const ownerKey = 'beginnings.owner'

/** Forgets which views another operator's lists began with in this browser. */
export const claimBeginnings = (owner: string): void => {
  const store = localStorageStore()
  if (store.getItem<string>(ownerKey) === owner) return
  store.removeItems('beginning.')
  store.setItem(ownerKey, owner)
}
