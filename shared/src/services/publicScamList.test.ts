import { expect, it } from 'vitest';
import { publicScamList } from './publicScamList.ts';

it('the bundled public list is filled, dated, and in the chain’s form of names', () => {
  const { names, at } = publicScamList;
  expect(names.size).toBeGreaterThan(3000);
  const day = new Date(at);
  expect([day.getFullYear(), day.getMonth() + 1, day.getDate()]).toEqual([2025, 7, 28]);
  for (const name of ['poloniex-wallet', 'xbtsx.btc', 'zhaobi']) expect(names.has(name)).toBe(true);
  for (const name of names) expect(name).toMatch(/^[a-z0-9.-]{1,63}$/u);
});
