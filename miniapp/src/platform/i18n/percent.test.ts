import { afterEach, expect, it } from 'vitest';
import { translator } from './language.ts';
import { asPercent } from './percent.ts';

afterEach(() => translator.changeLanguage('en'));

it.each([
  ['en', '3%'],
  ['ru', '3\u00a0%'],
  ['zh', '3%'],
] as const)('a percent in %s', async (language, written) => {
  await translator.changeLanguage(language);
  expect(asPercent(3)).toBe(written);
});
