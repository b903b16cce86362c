// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { act, renderHook } from '@testing-library/react';
import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/cache/queryClient.ts';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import type { FakeWorld } from '../../../platform/chain/fakeAnswers.fixture.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { type PendingTransaction, usePending } from '../../transactions/model/pending.ts';
import { useArrival } from './arrivals.ts';
import { followOrderNews } from './followOrderNews.ts';
import { useKnownOrders } from './knownOrders.ts';
import { clearOrderNews, useOrderNews } from './orderNews.ts';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const shown = vi.hoisted(() => ({ toasts: [] as unknown[][] }));
vi.mock('../../../platform/toasts.ts', async (original) => ({
  ...(await original<object>()),
  showToast: (...toast: unknown[]) => shown.toasts.push(toast),
  showIncome: (...toast: unknown[]) => shown.toasts.push(toast),
}));

const chain = theChain as FakeChain;
const { readers } = chain;
const BTS = '1.3.0';
const STH = '1.3.4099';

type Row = FakeWorld['history'][number];

const row = (instance: number, op: Row['op'], isByChain = true): Row =>
  ({
    id: `1.11.${instance}`,
    block_num: 1000 + instance,
    block_time: '2026-11-22T12:00:00',
    op,
    virtual_op: isByChain ? 1 : 0,
    is_virtual: isByChain,
  }) as Row;
const fill = (instance: number, sold: number, got: number) =>
  row(instance, [
    4,
    {
      fee: { amount: 0, asset_id: BTS },
      order_id: '1.7.5',
      account_id: '1.2.18',
      pays: { amount: sold, asset_id: STH },
      receives: { amount: got, asset_id: BTS },
      fill_price: { base: { amount: 1, asset_id: STH }, quote: { amount: 1, asset_id: BTS } },
      is_maker: true,
    },
  ]);
const removal = (instance: number, isByChain: boolean) =>
  row(
    instance,
    [2, { fee: { amount: 0, asset_id: BTS }, fee_paying_account: '1.2.18', order: '1.7.5' }],
    isByChain,
  );
const before = row(1, [37, {}]);
const payment = (instance: number, units: number, asset_id = BTS) =>
  row(instance, [
    0,
    {
      fee: { amount: 1, asset_id: BTS },
      from: '1.2.19',
      to: '1.2.18',
      amount: { amount: units, asset_id },
      extensions: [],
    },
  ]);

const signedHere = (operation: Operation): PendingTransaction => ({
  id: '00'.repeat(20),
  account: 'alice-trader7',
  chainId: '00'.repeat(32),
  signed: {
    ref_block_num: 1,
    ref_block_prefix: 1,
    expiration: '2026-11-22T12:00:00',
    operations: [operation],
    extensions: [],
    signatures: [],
  },
  sinceBlock: 1,
  phase: 'included',
  blockNumber: 1002,
  error: null,
});

let end: () => void;

/** A change of the order that sells 10 STH; its rest is still for sale. */
async function happens(history: readonly Row[], rest: number) {
  const order = { id: '1.7.5', amount: rest, asset_id: STH };
  chain.world = { ...chain.world, history: [...history, before], orders: rest === 0 ? [] : [order] };
  const reads = chain.calls.length;
  chain.change();
  await expect.poll(() => chain.calls.length).toBeGreaterThan(reads);
}

beforeEach(async () => {
  shown.toasts = [];
  chain.calls = [];
  queryClient.clear();
  clearOrderNews();
  usePending.setState({ transactions: [] });
  useKnownOrders.setState({ known: [] });
  useAccounts.setState({
    accounts: [{ name: 'alice-trader7', id: '1.2.18', type: 'view', roles: [], canSign: false }],
  });
  chain.readers = readers;
  chain.onBlock = () => () => undefined;
  vi.spyOn(messenger, 'haptic').mockReturnValue();
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7', '1.2.19': 'bob-holder2' },
    assets: { [BTS]: ['BTS', 5], [STH]: ['XBTSX.STH', 8] },
    balances: {},
    orders: [{ id: '1.7.5', amount: 1_000_000_000, asset_id: STH }],
    history: [before],
  };
  useSession.setState({ account: 'alice-trader7' });
  end = followOrderNews();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  // The wallet's own read, and that of two nodes.
  await expect
    .poll(() => chain.calls.filter(({ method }) => method === 'get_full_accounts').length)
    .toBeGreaterThan(2);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reports a fill with a link to its market, and adds the next one up in the same row', async () => {
  await happens([fill(2, 250_000_000, 5_000_000)], 750_000_000);
  await expect.poll(() => shown.toasts).toHaveLength(1);
  expect(shown.toasts[0]).toEqual([
    'success',
    'Order partially filled. Sold 2.5 XBTSX.STH for 50 BTS, price 20 BTS.',
    10_000,
    { label: 'Show', onPress: expect.any(Function) },
  ]);
  expect(messenger.haptic).toHaveBeenCalledWith('success');
  await happens([fill(3, 750_000_000, 15_000_000), fill(2, 250_000_000, 5_000_000)], 0);
  await expect.poll(() => shown.toasts).toHaveLength(2);
  expect(useOrderNews.getState().news).toMatchObject([
    { orderId: '1.7.5', outcome: 'filled', sold: 1_000_000_000n, got: 20_000_000n, left: 0n },
  ]);
});

it('reports the amount returned by an expired order', async () => {
  const expired = removal(2, true);
  await happens([{ ...expired, block_time: '2030-01-01T00:00:00' }], 0);
  await expect.poll(() => shown.toasts).toHaveLength(1);
  expect(shown.toasts[0]?.slice(0, 2)).toEqual([
    'info',
    'Your order expired. 10 XBTSX.STH returned to your balance.',
  ]);
  expect(messenger.haptic).toHaveBeenCalledWith('warning');
});

it('reports a cancellation made elsewhere, and none made on this device', async () => {
  await happens([removal(2, false)], 0);
  await expect.poll(() => shown.toasts).toHaveLength(1);
  expect(shown.toasts[0]?.slice(0, 2)).toEqual([
    'info',
    'Order cancelled elsewhere. 10 XBTSX.STH returned to your balance.',
  ]);
  expect(useOrderNews.getState().news).toMatchObject([{ orderId: '1.7.5', outcome: 'cancelled' }]);
});

it('ignores a cancellation signed here', async () => {
  const cancel: Operation = [
    2,
    { fee: { amount: 0, asset_id: BTS }, fee_paying_account: '1.2.18', order: '1.7.5', extensions: [] },
  ];
  usePending.setState({ transactions: [signedHere(cancel)] });
  const areRead = (times: number) =>
    expect
      .poll(() => chain.calls.filter(({ method }) => method === 'get_relative_account_history'))
      .toHaveLength(times);
  await happens([removal(2, false)], 0);
  await areRead(2);
  // The next change is handled after the cancellation.
  await happens([fill(3, 1, 1), removal(2, false)], 0);
  await areRead(4);
  expect(shown.toasts).toEqual([]);
});

it('reports nothing that one node alone says, until another one confirms it', async () => {
  const honest = await chain.readers();
  let lied = 0;
  const liar: NodeReader = {
    url: 'wss://liar.example',
    call: async (api, method, params, options) => {
      if (method !== 'get_relative_account_history') return chain.call(api, method, params, options);
      lied += 1;
      return [] as never;
    },
  };
  chain.readers = async () => [...honest.slice(0, 1), liar];
  chain.onBlock = (listener) => {
    queueMicrotask(() => listener({} as never));
    return () => undefined;
  };
  await happens([fill(2, 250_000_000, 5_000_000)], 750_000_000);
  await expect.poll(() => lied).toBe(3);
  expect(shown.toasts).toEqual([]);
  chain.readers = async () => honest;
  chain.change();
  await expect.poll(() => shown.toasts).toHaveLength(1);
});

it('retries failed readings after twenty seconds, also while the page is hidden', async () => {
  const honest = await chain.readers();
  let asked = 0;
  chain.readers = async () => {
    asked += 1;
    throw new AppError('node.unreachable', { method: 'readers' });
  };
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await happens([fill(2, 250_000_000, 5_000_000)], 750_000_000);
  await expect.poll(() => asked).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => asked).toBe(2);
  expect(shown.toasts).toEqual([]);
  chain.readers = async () => honest;
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => shown.toasts).toHaveLength(1);
});

it('an order that still rests is partly filled, whatever was pending at the start', async () => {
  await happens([fill(2, 1_000_000_000, 20_000_000)], 400_000_000);
  await expect.poll(() => shown.toasts).toHaveLength(1);
  expect(shown.toasts[0]?.[1]).toMatch(/^Order partially filled\./u);
});

it('reports events from while the app was closed, once', async () => {
  await expect.poll(() => useKnownOrders.getState().known).toHaveLength(1);
  end();
  chain.world = {
    ...chain.world,
    history: [removal(3, false), fill(2, 250_000_000, 5_000_000), before],
    orders: [],
  };
  queryClient.clear();
  end = followOrderNews();
  await expect.poll(() => shown.toasts).toHaveLength(1);
  expect(useOrderNews.getState().news).toMatchObject([
    { orderId: '1.7.5', outcome: 'cancelled', sold: 250_000_000n, left: 750_000_000n },
  ]);
  await expect.poll(() => useKnownOrders.getState().known).toMatchObject([{ operations: 3, orders: [] }]);
  end();
  queryClient.clear();
  const reads = chain.calls.length;
  end = followOrderNews();
  await expect.poll(() => chain.calls.length).toBeGreaterThan(reads);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(shown.toasts).toHaveLength(1);
});

describe('money that comes', () => {
  const action = { label: 'Open', onPress: expect.any(Function) };
  const tinted = (key: string) => renderHook(() => useArrival(key)).result;

  it('is notified at once with who sent it, and its rows are tinted for two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await happens([payment(2, 50_000_000)], 1_000_000_000);
    await expect.poll(() => shown.toasts).toEqual([['+500\u00a0BTS', 'from bob-holder2', action]]);
    expect(messenger.haptic).toHaveBeenCalledWith('success');
    const rows = [tinted(BTS), tinted('1002/0/0'), tinted(STH)];
    expect(rows.map(({ current }) => current)).toEqual([true, true, false]);
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(rows[0]?.current).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(rows.map(({ current }) => current)).toEqual([false, false, false]);
  });

  it('says what it is worth where a price is known', async () => {
    const quotes = { USD: { price: 0.004, percent_change_24h: 0 } };
    queryClient.setQueryData(['price', 'bts'], { coin: 'bts', prices: { quotes } });
    queryClient.setQueryData(['pricing', 'origins'], [{ id: BTS, symbol: 'BTS', precision: 5 }]);
    await happens([payment(2, 50_000_000)], 1_000_000_000);
    await expect
      .poll(() => shown.toasts)
      .toEqual([['+500\u00a0BTS', 'from bob-holder2 · ≈\u00a0$2.00', action]]);
  });

  it('is one message for several payments', async () => {
    await happens([payment(3, 7, STH), payment(2, 50_000_000)], 1_000_000_000);
    await expect.poll(() => shown.toasts).toEqual([['2 payments received', 'from bob-holder2', action]]);
  });

  it('shows no sum while balances are hidden', async () => {
    useSettings.setState({ hidesBalances: true });
    await happens([payment(2, 50_000_000)], 1_000_000_000);
    await expect.poll(() => shown.toasts).toEqual([['+****\u00a0BTS', 'from bob-holder2', action]]);
    useSettings.setState({ hidesBalances: false });
  });

  it('is not announced where the operator’s list warns of the coin', async () => {
    queryClient.setQueryData(['scamLists'], {
      operator: { accounts: [], assets: ['XBTSX.STH'] },
      readAt: 1,
      isWhole: true,
    });
    await happens([payment(3, 7, STH)], 1_000_000_000);
    await expect.poll(() => useKnownOrders.getState().known).toMatchObject([{ operations: 2 }]);
    expect(shown.toasts).toEqual([]);
  });
});

it('says nothing of an account that is not used any more', async () => {
  useSession.setState({ account: null });
  await expect.poll(() => chain.watchers).toBe(0);
  chain.world = { ...chain.world, history: [fill(3, 1, 1), ...chain.world.history] };
  chain.change();
  expect(shown.toasts).toEqual([]);
  expect(useOrderNews.getState().news).toEqual([]);
});
