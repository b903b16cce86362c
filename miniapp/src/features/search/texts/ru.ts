import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { searchEn } from './en.ts';

/** The search over the chain. */
export const searchRu: TextsIn<typeof searchEn, 'one' | 'few' | 'many' | 'other'> = {
  field: 'Символ, имя аккаунта или номер',
  any: 'Любой актив и любой аккаунт блокчейна',
  hint: 'По началу символа или имени либо по номеру: 1.2.x — аккаунт, 1.3.x — актив.',
  accounts: 'Аккаунты с таким началом',
  assets: 'Активы с таким началом',
  none: 'В блокчейне ничего так не начинается',
};
