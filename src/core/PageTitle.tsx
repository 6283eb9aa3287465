import { Title } from 'react-admin'

/** What the open page is called, in the trail and in its tab. (Nobody edits titles, which react-admin would make ready for on each page.) */
export const PageTitle = ({ title }: { title: string }) => <Title title={title} preferenceKey={false} />
