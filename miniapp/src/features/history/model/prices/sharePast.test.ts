import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { expect, it } from 'vitest';
import { momentsOf, type PoolEvent, pastOf } from '../../../pools/model/poolEvents.ts';
import { shareDays } from './sharePast.ts';

const [A, B, SHARE] = ['1.3.1', '1.3.2', '1.3.9'];
type Moves = [assetId: string, units: bigint][];
const moved = (moves: Moves) => moves.map(([assetId, units]) => ({ assetId, units }));

const event = (sequence: number, type: number, paid: Moves, received: Moves): PoolEvent => ({
  id: `5.4.${sequence}`,
  sequence,
  time: sequence * 1_000,
  type,
  accountId: '1.2.18',
  block: sequence,
  trxInBlock: 0,
  paid: moved(paid),
  received: moved(received),
  fees: [],
});

/** Newest first: created, filled, traded, and half of it withdrawn. */
const events = [
  event(
    4,
    operationType.liquidity_pool_withdraw,
    [[SHARE, 50n]],
    [
      [A, 55n],
      [B, 45n],
    ],
  ),
  event(3, operationType.liquidity_pool_exchange, [[A, 10n]], [[B, 10n]]),
  event(
    2,
    operationType.liquidity_pool_deposit,
    [
      [A, 100n],
      [B, 100n],
    ],
    [[SHARE, 100n]],
  ),
  event(1, operationType.liquidity_pool_create, [], []),
];
const assets = { assetA: A, assetB: B };
const now = { a: 55n, b: 45n };
const share = { shareAsset: SHARE, shareSupply: 50n };

it('the shares of a pool are computed backwards over its deposits and withdrawals', () => {
  expect(shareDays({ events, moments: momentsOf(events, assets, now) }, share)).toEqual([
    { at: 1_000, a: 0, b: 0, shares: 0 },
    { at: 2_000, a: 100, b: 100, shares: 100 },
    { at: 3_000, a: 110, b: 90, shares: 100 },
    { at: 4_000, a: 55, b: 45, shares: 50 },
  ]);
});

it('a period starts with the shares from before its first operation', () => {
  const past = pastOf(events, assets, { balances: now, begin: 3_500, now: 9_000 });
  expect(shareDays(past, share)).toEqual([
    { at: 3_500, a: 110, b: 90, shares: 100 },
    { at: 4_000, a: 55, b: 45, shares: 50 },
  ]);
});
