// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGatewayMoves } from '../../model/gatewayMoves.ts';
import { useDepositWatch } from './useDepositWatch.ts';

const world = vi.hoisted(() => ({ head: 700 as number | null }));

vi.mock('../../../../platform/chain/connection.ts', () => ({ useHeadNumber: () => world.head }));
vi.mock('../../../account/model/account.ts', () => ({ useFullAccount: () => ({ data: undefined }) }));
vi.mock('../../model/gatewayAsset.ts', () => ({ useGatewayAsset: () => ({ data: undefined }) }));
vi.mock('../../model/gatewayCredits.ts', () => ({
  useCredits: () => ({ data: undefined, error: null }),
}));

const coin: GatewayCoin = {
  symbol: 'XBTSX.BTC',
  backingCoin: 'BTC',
  namedIssuers: [],
  areAmountsUnclear: false,
  memoSupport: false,
  depositAllowed: true,
  withdrawalAllowed: true,
};
const open = (address: string) =>
  renderHook(() =>
    useDepositWatch({
      account: 'alice-trader7',
      family: 'coins',
      coin,
      given: { address, memo: null, isCommon: false, replaced: null, askedBy: 'both' },
    }),
  ).result;
const kept = () => useGatewayMoves.getState().deposits.map(({ address, isSent }) => [address, isSent]);

beforeEach(() => {
  world.head = 700;
  useGatewayMoves.setState({ deposits: [], withdrawals: [] });
});
afterEach(cleanup);

it('a deposit is watched from the block in which its address was first shown', () => {
  const progress = open('bc1first');
  expect(progress.current.watch).toMatchObject({ address: 'bc1first', sinceBlock: 700, isSent: false });
  world.head = 800;
  expect(open('bc1first').current.watch?.sinceBlock).toBe(700);
});

it('two tabs with different addresses do not take the watch from each other', () => {
  const writes: string[] = [];
  const stop = useGatewayMoves.subscribe(({ deposits }) => {
    writes.push(deposits[0]?.address ?? '');
    if (writes.length > 20) throw new RangeError('they take it from each other');
  });
  const first = open('bc1first');
  const second = open('bc1second');
  expect(writes.slice(0, 2)).toEqual(['bc1first', 'bc1second']);
  const settled = writes.length;
  act(() => second.current.change({ isSent: true }));
  stop();
  expect(writes.length).toBe(settled + 1);
  expect(first.current.watch).toMatchObject({ address: 'bc1first', sinceBlock: 700, isSent: true });
  expect(second.current.watch?.address).toBe('bc1second');
  expect(kept()).toEqual([['bc1second', true]]);
});
