import type { Context } from '../../core/contract.ts'

/** SQL of the label that an entry of a dictionary group has in the caller's language; null where there is none. */
export const dictLabel = (
  { language }: Pick<Context, 'language'>,
  group: 'rechargeType' | 'payChannel',
  column: string,
): string =>
  `(select d.${language === 'en' ? 'label_en' : 'label'} from dict d join dict_group g on g.id = d."group" where g.name = '${group}' and d.value = ${column})`
