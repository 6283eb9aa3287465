import type { Language } from '../../i18n/Language.ts'
import { translate } from '../../i18n/translate.ts'
import type { Operation } from '../../resources/core/action.ts'
import { fieldLabel } from '../../resources/core/fieldLabel.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { sayMessage } from '../../resources/core/sayMessage.ts'
import type { Message } from '../../resources/core/message.ts'

/** What a host says is wrong at a path of what was sent. */
export const said = (
  language: Language,
  resource: AnyResource,
  path: string,
  message: Message,
  asked: { readonly name: string; readonly input?: Operation['input'] } = { name: '' },
): string =>
  sayMessage((key, parameters) => translate(language, key, parameters), {
    field: fieldLabel(resource, asked.name, asked.input ? { input: asked.input } : {}, path) ?? '',
    ...message,
  })
