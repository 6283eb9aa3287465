import { readFileSync } from 'node:fs'

/** Where the examples stand; they are compiled like all code. */
export const folder = 'docs/examples'

/**
 * The lines of an example between `// example: name` and `// /example`, without the indent they share. Throws where
 * there is none of that name.
 */
const exampleNamed = (file: string, name: string): string => {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
  const from = lines.findIndex(line => line.trim() === `// example: ${name}`)
  const length = lines.slice(from + 1).findIndex(line => line.trim() === '// /example')
  if (from < 0 || length < 0) throw new Error(`${folder}/${file} has no example "${name}"`)
  const found = lines.slice(from + 1, from + 1 + length)
  const indent = Math.min(...found.filter(line => line !== '').map(line => line.search(/\S/)))
  return found.map(line => line.slice(indent)).join('\n')
}

/** A document with its examples as they are now: between `<!-- example: file name -->` and `<!-- /example -->`. */
export const withExamples = (document: string): string =>
  document.replace(
    /(<!-- example: (\S+) (\S+) -->\n)[^]*?(<!-- \/example -->)/g,
    (_, begin: string, file: string, name: string, end: string) =>
      `${begin}\`\`\`${file.endsWith('x') ? 'tsx' : 'ts'}\n${exampleNamed(file, name)}\n\`\`\`\n${end}`,
  )
