import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import type { Currency } from '../../../../platform/i18n/currencies.ts';

/** The currencies of the settings as the price service names them. */
export const fiatCodes: Readonly<Record<Currency, FiatCurrency>> = {
  usd: 'USD',
  rub: 'RUB',
  cny: 'CNY',
  eur: 'EUR',
};
