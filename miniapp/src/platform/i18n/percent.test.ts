import { afterEach, expect, it } from 'vitest';
import { translator } from './language.ts';
import { asPercent, changeText } from './percent.ts';

afterEach(() => translator.changeLanguage('en'));

it.each([
  ['en', '0.1%', '1.35%'],
  ['ru', '0,1\u00a0%', '1,35\u00a0%'],
  ['zh', '0.1%', '1.35%'],
] as const)('percentages in %s', async (language, percent, change) => {
  await translator.changeLanguage(language);
  expect([asPercent(0.1), changeText(-1.35)]).toEqual([percent, { direction: -1, size: change }]);
});
