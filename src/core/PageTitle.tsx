import { createContext, useContext } from 'react'
import { Title } from 'react-admin'

const WithinContext = createContext(false)

/** Around a page that is shown within another one, which alone is told of by trail and tab. */
export const WithinPage = WithinContext.Provider

/**
 * What the open page is called, in the trail and in its tab. (Nobody edits titles, which react-admin would make ready
 * for on each page.)
 */
export const PageTitle = ({ title }: { title: string }) =>
  useContext(WithinContext) ? null : <Title title={title} preferenceKey={false} />
