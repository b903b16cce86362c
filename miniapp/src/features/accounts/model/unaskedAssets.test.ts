import { expect, it } from 'vitest';
import { unaskedIn } from './unaskedAssets.ts';

const me = '1.2.18';
const fee = { amount: '1', asset_id: '1.3.0' };
const coins = (asset_id: string) => ({ amount: '5', asset_id });
const sent = (from: string, to: string, asset: string) => ({
  op: [0, { fee, from, to, amount: coins(asset) }] as [number, Record<string, unknown>],
});
const issued = (to: string, asset: string) => ({
  op: [14, { fee, issuer: '1.2.90', asset_to_issue: coins(asset), issue_to_account: to }] as [
    number,
    Record<string, unknown>,
  ],
});
const bought = (asset: string) => ({
  op: [63, { fee, account: me, amount_to_sell: fee, min_to_receive: coins(asset) }] as [
    number,
    Record<string, unknown>,
  ],
});

it('an asset that only ever came from others is unasked, whether sent or issued', () => {
  expect([...unaskedIn([sent('1.2.90', me, '1.3.50'), issued(me, '1.3.51')], me)]).toEqual([
    '1.3.50',
    '1.3.51',
  ]);
});

it('one that the account bought, sold or sent on is not', () => {
  const gifts = [sent('1.2.90', me, '1.3.50'), issued(me, '1.3.51')];
  expect([...unaskedIn([...gifts, bought('1.3.50')], me)]).toEqual(['1.3.51']);
  expect([...unaskedIn([...gifts, sent(me, '1.2.90', '1.3.51')], me)]).toEqual(['1.3.50']);
});

it('the asset that a sender paid the fee in came to nobody', () => {
  expect(unaskedIn([sent('1.2.90', me, '1.3.50')], me).has('1.3.0')).toBe(false);
});
