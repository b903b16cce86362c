import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { keysEn } from './en.ts';

export const keysRu: TextsIn<typeof keysEn, 'one' | 'few' | 'many' | 'other'> = {
  search: 'Поиск активов и аккаунтов',
  keyboard: 'Клавиатура',
  goTo: 'Перейти: {{screen}}',
  pay: 'Заплатить',
  hide: 'Скрыть или показать балансы',
  rows: 'Ходить по строкам',
  open: 'Открыть строку',
  list: 'Все клавиши',
  letters: 'Одиночные клавиши',
  lettersHint: 'Отключите, если диктуете голосом или задеваете клавиши. Ctrl K и стрелки останутся.',
};
