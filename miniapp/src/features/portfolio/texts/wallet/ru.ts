import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { walletEn } from './en.ts';

export const walletRu: TextsIn<typeof walletEn, 'one' | 'few' | 'many' | 'other'> = {
  'wallet.totalBalance': 'Всего',
  'wallet.today': 'сегодня',
  'wallet.day': '24\u00a0ч',
  'wallet.showBalances': 'Показать балансы',
  'wallet.hideBalances': 'Скрыть балансы',
  'wallet.portfolio': 'Портфель',
  'wallet.stake': 'Стейкинг',
  'wallet.stakes': 'Стейкинг',
  'wallet.parts': 'Части кошелька',
  'wallet.filter': 'Поиск и сортировка',
  'wallet.endFilter': 'Закрыть поиск',
  'wallet.hideZero': 'Скрыть активы с нулевым балансом',
  'wallet.zeroHidden_one': 'Скрыт {{count}} актив с нулевым балансом',
  'wallet.zeroHidden_few': 'Скрыты {{count}} актива с нулевым балансом',
  'wallet.zeroHidden_many': 'Скрыто {{count}} активов с нулевым балансом',
  'wallet.zeroHidden_other': 'Скрыто {{count}} актива с нулевым балансом',
  'wallet.noPrices': 'Цены сейчас недоступны',
  'wallet.noPriceService': 'Здесь нет источника цен',
  'wallet.unpriced_one': 'В сумму не вошёл {{count}} актив без цены.',
  'wallet.unpriced_few': 'В сумму не вошли {{count}} актива без цены.',
  'wallet.unpriced_many': 'В сумму не вошли {{count}} активов без цены.',
  'wallet.unpriced_other': 'В сумму не вошли {{count}} актива без цены.',
  'wallet.multiSignature': 'нужно больше подписей',
};
