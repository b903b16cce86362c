import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { searchEn } from './en.ts';

/** The search over the chain. */
export const searchRu: TextsIn<typeof searchEn, 'one' | 'few' | 'many' | 'other'> = {
  field: 'Символ, имя аккаунта или ID',
  any: 'Найдите любой актив или аккаунт',
  hint: 'Введите начало символа или имени либо ID: 1.2.x — аккаунт, 1.3.x — актив.',
  accounts: 'Найденные аккаунты',
  assets: 'Найденные активы',
  none: 'Ничего не найдено',
};
