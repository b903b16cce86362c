import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { walletEn } from './en.ts';

export const walletRu: TextsIn<typeof walletEn, 'one' | 'few' | 'many' | 'other'> = {
  'wallet.totalBalance': 'Общий баланс',
  'wallet.in24h': 'за 24\u00a0ч',
  'wallet.showBalances': 'Показать балансы',
  'wallet.hideBalances': 'Скрыть балансы',
  'wallet.portfolio': 'Портфель',
  'wallet.stake': 'Стейкинг',
  'wallet.withdraw-fiat': 'В фиат',
  'wallet.endSearch': 'Закрыть поиск',
  'wallet.hideZero': 'Без нулевых',
  'wallet.hidden': 'Скрыто активов: {{count}}',
  'wallet.noPrices': 'Цены сейчас недоступны',
  'wallet.noPriceService': 'Здесь нет источника цен',
  'wallet.unpriced_one': 'В сумму не вошёл {{count}} актив без цены.',
  'wallet.unpriced_few': 'В сумму не вошли {{count}} актива без цены.',
  'wallet.unpriced_many': 'В сумму не вошли {{count}} активов без цены.',
  'wallet.unpriced_other': 'В сумму не вошли {{count}} актива без цены.',
  'wallet.multiSignature': 'нужно больше подписей',
};
