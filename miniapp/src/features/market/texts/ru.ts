import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { marketEn } from './en.ts';

export const marketRu: TextsIn<typeof marketEn, 'one' | 'few' | 'many' | 'other'> = {
  'orders.title': 'Открытые ордера',
  'orders.sells': 'Продаёт',
  'orders.wants': 'не меньше чем за',
  'orders.price': 'цена {{price}}',
  'orders.expires': 'до {{time}}',
  'orders.sold': 'продано {{percent}}\u00a0%',
  'orders.cut': 'Показаны только первые 500 открытых ордеров.',
  'orders.hint': 'То, что продаёт ордер, отложено, пока он не исполнен, не отменён и не истёк.',
  'orders.choose': 'Выбрать несколько',
  'orders.endChoice': 'Завершить выбор',
  'orders.most':
    'В одну транзакцию этого блокчейна помещается не больше отмен, чем {{most}}: сначала самые старые.',
  'orders.tick': 'Выбрать ордер {{id}}',
  'move.one': 'Передвинуть',
  'cancel.one': 'Отменить ордер',
  'cancel.all_one': 'Отменить {{count}} ордер',
  'cancel.all_few': 'Отменить все {{count}} ордера',
  'cancel.all_many': 'Отменить все {{count}} ордеров',
  'cancel.all_other': 'Отменить все {{count}} ордера',
  'cancel.some_one': 'Отменить {{count}} выбранный ордер',
  'cancel.some_few': 'Отменить {{count}} выбранных ордера',
  'cancel.some_many': 'Отменить {{count}} выбранных ордеров',
  'cancel.some_other': 'Отменить {{count}} выбранных ордера',
  'cancel.why': 'Вернётся всё, что ещё не продано, и комиссия за размещение ордера. Что продано, то продано.',
  'cancel.success_one': 'Отменён {{count}} ордер.',
  'cancel.success_few': 'Отменено {{count}} ордера.',
  'cancel.success_many': 'Отменено {{count}} ордеров.',
  'cancel.success_other': 'Отменено {{count}} ордера.',
};
