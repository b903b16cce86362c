import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { chartEn } from './en.ts';

/** Texts of the charts in Russian. */
export const chartRu: TextsIn<typeof chartEn, 'one' | 'few' | 'many' | 'other'> = {
  none: 'Пока нечего показать.',
  summary:
    '{{label}}: {{first}} на {{from}}, {{last}} на {{to}}. Минимум {{lowest}}, максимум {{highest}}, точек: {{count}}.',
  showTable: 'Показать таблицей',
  hideTable: 'Скрыть таблицу',
  value: 'Значение',
  failed: 'График нарисовать не удалось, вот его значения.',
  attribution: 'Графики: TradingView',
};
