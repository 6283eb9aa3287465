import english from 'ra-language-english'
import type { Overrides } from '../../overlay.ts'
import { overlay } from '../../overlay.ts'

type RaMessages = (typeof english)['ra']

/** Where the library's own words are not those of the rest of the product. */
const ours: Overrides<RaMessages> = {
  action: { back: 'Back', create_item: 'Create “%{item}”', update_application: 'Reload' },
  page: { dashboard: 'Home', not_found: 'Page not found', list: '%{name}' },
  message: {
    access_denied: 'You do not have the permission to open this page',
    invalid_form: 'Some fields are not valid; see the marked ones',
  },
  navigation: { page_rows_per_page: 'Rows per page:' },
  auth: {
    auth_check_error: 'Please sign in',
    user_menu: 'My menu',
    logout: 'Sign out',
    sign_in_error: 'Could not sign in, please try again',
  },
  notification: {
    updated: 'Saved',
    created: 'Created',
    deleted: 'Deleted |||| %{smart_count} records deleted',
    logged_out: 'Your login state has expired, please sign in again',
    item_doesnt_exist: 'There is no such record',
  },
}

/** react-admin's own texts in English. */
export default overlay<RaMessages>({ ...english.ra }, ours)
