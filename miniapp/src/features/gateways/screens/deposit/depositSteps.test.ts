import { expect, it } from 'vitest';
import { type Confirmations, foreignNetworkOf } from '../../model/confirmations.ts';
import { gatewaysEn } from '../../texts/en.ts';
import type { TranslateGateway } from '../../texts/gatewayTexts.ts';
import { depositSteps } from './depositSteps.ts';

const t = ((key: keyof typeof gatewaysEn, values: Record<string, string> = {}) =>
  gatewaysEn[key].replace(/\{\{(\w+)\}\}/gu, (_, name) => values[name] ?? '')) as unknown as TranslateGateway;
const watch = {
  account: 'alice-trader7',
  family: 'coins',
  symbol: 'XBTSX.BTC',
  address: 'bc1q',
  memo: '',
  startedAt: 0,
  sinceBlock: 7,
  isSent: true,
  theirTransaction: '',
} as const;
const known = { watch, credits: [], precision: 8, needed: 12, confirmations: { kind: 'untold' } } as const;
const sentWith = (confirmations: Confirmations, needed: number | null = 12) =>
  depositSteps({ ...known, needed, confirmations }, t)[1]?.label;

it('a pending deposit counts its confirmations if the foreign chain reports them', () => {
  expect(sentWith({ kind: 'told', count: 3 })).toContain('Confirmations: 3 (required: 12).');
  expect(sentWith({ kind: 'unseen' })).toContain('The other network doesn’t show this transaction yet.');
});

it("a missing count is stated, with the gateway's requirement or its absence", () => {
  expect(sentWith({ kind: 'untold' })).toMatch(/number of confirmations isn’t available.*requires: 12\./u);
  expect(sentWith({ kind: 'untold' }, null)).toMatch(/requires: not specified\./u);
});

it('nothing is counted before the payment and after the credit', () => {
  const label = (changes: object) => depositSteps({ ...known, ...changes }, t)[1]?.label;
  const credit = { operationId: '1.11.1', units: 1n, fromId: '1.2.3', blockNumber: 9, time: 0 };
  for (const changes of [{ watch: { ...watch, isSent: false } }, { credits: [credit] }])
    expect(label(changes)).toBe(gatewaysEn['deposit.sent']);
});

it('payments are counted in the network of the coin, if it has a name', () => {
  expect(foreignNetworkOf('coins', 'btc')).toBe('btc');
  expect(foreignNetworkOf('bsc', 'USDT')).toBe('bsc');
  expect(foreignNetworkOf('coins', 'HIVE')).toBeUndefined();
  expect(foreignNetworkOf('fiat', 'BTC')).toBeUndefined();
});
