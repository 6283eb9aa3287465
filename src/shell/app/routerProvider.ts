import { reactRouterProvider } from 'react-admin'
import type { RouterNavigateFunction, RouterProvider } from 'react-admin'

/**
 * react-router as react-admin knows it, with one way to navigate that never changes: react-router's own hook for it
 * draws whoever calls it anew whenever another page is opened, and works out each time where it stands.
 */
export const routedBy = (navigate: RouterNavigateFunction): RouterProvider => ({
  ...reactRouterProvider,
  useNavigate: () => navigate,
})
