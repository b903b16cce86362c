import { describe, expect, it } from 'vitest';
import { errorsEn } from '../../../platform/i18n/texts/errors/en.ts';
import { errorsRu } from '../../../platform/i18n/texts/errors/ru.ts';
import { errorsZh } from '../../../platform/i18n/texts/errors/zh.ts';
import { gatewaysEn } from './en.ts';
import { gatewaysRu } from './ru.ts';
import { gatewaysZh } from './zh.ts';

describe('the specified texts about deposits and fees are used word for word', () => {
  it.each([
    ['deposit.memoRequired', 'A memo is required. Without it, deposits are not credited.'],
    ['deposit.minimumHint', 'Smaller deposits are not credited or refunded.'],
    ['deposit.otherCurrency', 'Sending another currency may lose the deposit.'],
    ['deposit.accountName', 'The account name must not be altered with extra characters when receiving.'],
  ] as const)('%s', (key, sentence) => {
    expect(gatewaysEn[key]).toBe(sentence);
    expect(gatewaysRu[key]).toMatch(/[а-я]/u);
    expect(gatewaysZh[key]).toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['error.gateway.deposit_maintenance', 'Deposit on maintenance'],
    ['error.fee.no_core', 'No BTS balance for pay fees'],
    [
      'error.fee.over_balance',
      'Your balance is insufficient to pay fees using this asset, please choose another asset to pay your fees with',
    ],
  ] as const)('%s', (key, sentence) => {
    expect(errorsEn[key].replace('{{symbol}}', 'BTS')).toBe(sentence);
    expect(errorsRu[key]).toMatch(/[а-я]/u);
    expect(errorsZh[key]).toMatch(/\p{Script=Han}/u);
  });
});

it('the network families have names in every language, and every text is in all three', () => {
  for (const texts of [gatewaysRu, gatewaysZh]) {
    expect(Object.keys(texts)).toEqual(Object.keys(gatewaysEn));
    for (const [key, text] of Object.entries(texts)) expect(text, key).not.toBe('');
  }
});
