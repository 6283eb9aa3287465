// `npm run docs:descriptors`: writes the tables of the vocabulary and the examples into the documents anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { documents, written } from './documents/documents.ts'

for (const file of documents()) {
  const before = readFileSync(file, 'utf8')
  const after = written(before)
  if (after === before) continue
  writeFileSync(file, after)
  console.log(`${file} follows the code`)
}
