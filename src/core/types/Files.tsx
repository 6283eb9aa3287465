import Download from './Download.tsx'
import { filesIn } from './filesIn.ts'

const plain = { listStyle: 'none', margin: 0, padding: 0 }

/** The ways to files, by their names; of what there was before only the number is known. */
const Files = ({ told, count }: { readonly told: unknown; readonly count: string }) => {
  const files = filesIn(told)
  if (files.length === 0) return count
  return (
    <ul style={plain}>
      {files.map(({ name, url }) => (
        <li key={url}>
          <Download address={url} {...(name ? { name } : {})} />
        </li>
      ))}
    </ul>
  )
}

export default Files
