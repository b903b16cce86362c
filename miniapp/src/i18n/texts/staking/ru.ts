import type { TextsIn } from '../../messages.ts';
import type { stakingEn } from './en.ts';

export const stakingRu: TextsIn<typeof stakingEn, 'one' | 'few' | 'many' | 'other'> = {
  'page.title': 'SmartHolder',
  'page.tabs': 'Разделы SmartHolder',
  'tab.stakes': 'Мои стейки',
  'tab.payouts': 'Выплаты',
  'tab.calendar': 'Календарь',
  'tab.holders': 'Держатели',
  'tab.reports': 'Отчёты',
};
