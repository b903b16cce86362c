import { expect, it } from 'vitest';
import { publicScamList } from './publicScamList.ts';

it('the public list that ships with the build is filled, dated, and in the chain’s form of names', () => {
  const { names, at } = publicScamList;
  expect(names.size).toBeGreaterThan(3000);
  expect(new Date(at).toISOString()).toBe('2025-07-28T00:00:00.000Z');
  for (const name of ['poloniex-wallet', 'xbtsx.btc', 'zhaobi']) expect(names.has(name)).toBe(true);
  for (const name of names) expect(name).toMatch(/^[a-z0-9.-]{1,63}$/u);
});
