import { expect, it } from 'vitest';
import { stakingEn } from './en.ts';
import { stakingRu } from './ru.ts';
import { stakingZh } from './zh.ts';

it.each([
  ['en', stakingEn['list.termsFooter'], /^.*Up to 50% of the exchange’s trading profit is shared/u],
  ['ru', stakingRu['list.termsFooter'], /До 50\s% торговой прибыли биржи/u],
  ['zh', stakingZh['list.termsFooter'], /最多 50% 的交易利润/u],
])('what is shared is said under the terms in %s (spec §1, §9)', (_language, text, said) => {
  expect(text).toMatch(said);
});
