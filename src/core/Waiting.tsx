/**
 * A line that runs as long as something is waited for. MUI's moves by its edges, which browsers count as a part of the
 * page that moves.
 */
export const Waiting = ({ label }: { label: string }) => (
  <div role="progressbar" className="waiting" aria-label={label} />
)
