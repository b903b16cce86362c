import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { orderNewsEn } from './en.ts';

export const orderNewsRu: TextsIn<typeof orderNewsEn, 'one' | 'few' | 'many' | 'other'> = {
  title: 'Изменения в ордерах',
  filled: 'Ордер исполнен',
  partlyFilled: 'Ордер исполнен частично',
  expired: 'Ордер истёк',
  cancelled: 'Ордер отменён на другом устройстве',
  news: '{{outcome}}. {{details}}',
  sold: 'Продано {{given}} за {{had}}, цена {{price}}.',
  bought: 'Куплено {{had}} за {{given}}, цена {{price}}.',
  back: 'На баланс вернулось {{amount}}.',
  several_one: 'Изменился {{count}} ордер.',
  several_few: 'Изменились {{count}} ордера.',
  several_many: 'Изменились {{count}} ордеров.',
  several_other: 'Изменились {{count}} ордера.',
  clear: 'Очистить',
  'income.from': 'от {{name}}',
  'income.worth': 'от {{name}} · {{worth}}',
  'income.several_one': 'Получен {{count}} перевод',
  'income.several_few': 'Получено {{count}} перевода',
  'income.several_many': 'Получено {{count}} переводов',
  'income.several_other': 'Получено {{count}} перевода',
  'income.open': 'Открыть',
};
