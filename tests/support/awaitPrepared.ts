import { prepared } from './prepared.ts'

// Before each file of browser tests, as some start the built server themselves.
await prepared()
