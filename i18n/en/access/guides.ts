import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  operator: {
    purpose: 'Who can sign in, with which roles, and what data they see.',
    first: 'Create an account for each colleague.',
  },
  role: {
    purpose: 'What somebody may do and which menus they see follows from their roles.',
    first: 'Create one where the roles that come with the product do not fit.',
  },
  menu: {
    purpose: 'The menus of the sidebar: what they are called, their icons, their order, and the pages they open.',
    first: 'Create a menu, and choose the page that it opens.',
  },
  online: {
    purpose: 'Who is signed in now, and where from. Sessions can be ended from here.',
    first: 'People appear once they sign in.',
  },
  permission: { purpose: 'All permissions of the product, and the roles that hold them.' },
  'user/center': { purpose: 'Your details, how you sign in, where you are signed in, and what you did.' },
  'user/secondFactor': { purpose: 'Makes signing in safer by a code from an app on your phone.' },
  'user/updatePass': { purpose: 'Changes your password. Whoever else is signed in with it has to sign in again.' },
  'nested/menu1/menu1-1': { purpose: 'A page that shows how menus are nested.' },
  'nested/menu1/menu1-2/menu1-2-1': { purpose: 'A page that shows how menus are nested.' },
  'nested/menu1/menu1-3': { purpose: 'A page that shows how menus are nested.' },
  'nested/menu2': { purpose: 'A page that shows how menus are nested.' },
  'nested/menu1/menu1-2/menu1-2-2': {
    purpose: 'A page that shows how menus are nested. What is typed here is forgotten when it is left.',
  },
} satisfies Guides<'access'>
