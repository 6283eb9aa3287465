import { Link } from '@mui/material'

/** An address in a text, without what ends the sentence around it. */
const address = /(https?:\/\/[^\s<>"'，。；！？、）】》]*[^\s<>"'，。；！？、）】》.,;:!?)\]])/

/** Plain text, whose addresses lead where they say. */
export const Linked = ({ text }: { text: string }) =>
  text.split(address).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Link key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </Link>
    ),
  )
