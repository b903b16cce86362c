import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { chartEn } from './en.ts';

/** Texts of the charts in Russian. */
export const chartRu: TextsIn<typeof chartEn, 'one' | 'few' | 'many' | 'other'> = {
  none: 'Данных пока нет.',
  summary:
    '{{label}}: {{first}} на {{from}}, {{last}} на {{to}}. Минимум {{lowest}}, максимум {{highest}}, точек: {{count}}.',
  showTable: 'Показать таблицей',
  hideTable: 'Скрыть таблицу',
  value: 'Значение',
  failed: 'График нарисовать не удалось. Вот его данные.',
  attribution: 'Графики: TradingView',
};
