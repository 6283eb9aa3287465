/** What this capability adds to the browser: the way from an account to the patients that it may see. */
import { wxUser } from '../../resources/wechat/wxUser.ts'
import { present } from '../core/index.ts'
import { listPath } from '../core/listPath.ts'

present(wxUser, {
  links: [
    {
      label: 'resources.wxBinding.name',
      permission: 'wxBinding:list',
      to: ({ id }) => listPath('wxBinding', { wxUser: Number(id) }),
    },
  ],
})
