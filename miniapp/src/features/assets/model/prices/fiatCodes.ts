import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import type { Currency } from '../../../../platform/i18n/currencies.ts';

/** The settings' currencies in the price service's notation. */
export const fiatCodes: Readonly<Record<Currency, FiatCurrency>> = {
  usd: 'USD',
  rub: 'RUB',
  cny: 'CNY',
  eur: 'EUR',
};
