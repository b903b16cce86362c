import { describe, expect, it } from 'vitest';
import { type AccountTextKey, accountsEn } from './texts/accounts/en.ts';
import { accountsRu } from './texts/accounts/ru.ts';
import { accountsZh } from './texts/accounts/zh.ts';

const namesIn = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).sort().join();
const keys = Object.keys(accountsEn) as AccountTextKey[];

describe.each([
  ['ru', accountsRu],
  ['zh', accountsZh],
] as const)('the texts about accounts in %s', (_language, texts) => {
  it('fill in the very values of the English ones', () => {
    expect(keys.filter((key) => namesIn(texts[key]) !== namesIn(accountsEn[key]))).toEqual([]);
  });

  it('are translated', () => {
    expect(keys.filter((key) => texts[key] === accountsEn[key])).toEqual([]);
  });
});
