// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { addressToComeBackTo } from '../../account/model/comingBack.ts';
import { usePending } from '../../transactions/model/pending.ts';
import { type ReviewRequest, useReview } from '../../transactions/model/review.ts';
import { changeSlippage } from '../model/slippage.ts';
import { Swap } from './Swap.tsx';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../scam/model/scamLists.ts', () => ({
  useScamAssets: () => new Set(['SMARTHOLDEMS']),
  useScamAccounts: () => ({ has: () => false, listing: () => null, forbidden: new Set(), isReady: true }),
}));
vi.mock('../../assets/ui/FieldFiat.tsx', () => ({ FieldFiat: () => 'no price' }));

const chain = theChain as FakeChain;
const user = userEvent.setup();

interface PoolJson {
  id: string;
  asset_a: string;
  asset_b: string;
  balance_a: number;
  balance_b: number;
  taker_fee_percent?: number;
}

let pools: PoolJson[] = [];
/** Changed options of assets by their ids. */
let optionsOf: Record<string, object> = {};
const listeners = new Set<(id: string, object: { id: string } | null) => void>();

const poolJson = (pool: PoolJson) => ({
  share_asset: '1.3.99',
  taker_fee_percent: 0,
  withdrawal_fee_percent: 0,
  virtual_value: '0',
  ...pool,
});

/** Answers that the fixture's chain lacks: pools and fees. */
function answer(method: string, params: readonly unknown[]): unknown {
  if (method === 'list_liquidity_pools') return pools.map(poolJson);
  if (method === 'get_liquidity_pools') {
    return (params[0] as string[]).map((id) => {
      const pool = pools.find((each) => each.id === id);
      return pool === undefined ? null : poolJson(pool);
    });
  }
  if (method === 'get_required_fees') {
    const [operations, asset_id] = params as [readonly unknown[], string];
    return operations.map(() => ({ amount: 100_000, asset_id }));
  }
  return undefined;
}

const fixtureCall = chain.call;

async function assetsJson(params: readonly unknown[]): Promise<object[]> {
  const assets = await fixtureCall<{ id: string; options: object }[]>('database', 'get_assets', params);
  return assets.map((asset) => ({ ...asset, options: { ...asset.options, ...optionsOf[asset.id] } }));
}

chain.call = async (api, method, params, options) => {
  const own = method === 'get_assets' ? await assetsJson(params) : answer(method, params);
  if (own === undefined) return fixtureCall(api, method, params, options);
  return options?.schema === undefined ? (own as never) : parseAnswer(options.schema, method, own);
};
chain.subscribeObjects = (_ids, listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Changes a pool on the chain and notifies the subscribers. */
function changePool(id: string, balance_a: number, balance_b: number): void {
  pools = pools.map((pool) => (pool.id === id ? { ...pool, balance_a, balance_b } : pool));
  const pool = pools.find((each) => each.id === id);
  act(() => {
    for (const listener of listeners) listener(id, pool === undefined ? null : poolJson(pool));
  });
}

const pay = (amount: string) =>
  fireEvent.change(screen.getByLabelText('You pay'), { target: { value: amount } });
const got = () => (screen.getByLabelText('You get') as HTMLInputElement).value;
const request = (): ReviewRequest => useReview.getState().request as ReviewRequest;

async function open(query = 'from=BTS&to=USDT', account = 'alice-trader7'): Promise<void> {
  window.history.replaceState(null, '', `/swap?${query}`);
  renderScreen(<Swap account={account} />);
  await screen.findByLabelText('You pay');
}

beforeEach(() => {
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7' },
    assets: { '1.3.0': ['BTS', 5], '1.3.1': ['USDT', 4], '1.3.2': ['SMARTHOLDEMS', 2] },
    balances: { '1.3.0': 500_000_000 },
    orders: [],
    history: [],
  };
  pools = [
    { id: '1.19.0', asset_a: '1.3.0', asset_b: '1.3.1', balance_a: 1_000_000_000, balance_b: 50_000_000 },
    { id: '1.19.1', asset_a: '1.3.1', asset_b: '1.3.2', balance_a: 50_000_000, balance_b: 10_000_000 },
  ];
  optionsOf = {};
  changeSlippage(50);
});
afterEach(() => {
  cleanup();
  listeners.clear();
  useReview.setState({ request: null });
  usePending.setState({ transactions: [] });
});

describe('the swap', () => {
  it("quotes the pool's output to the unit, and its minimum by the slippage", async () => {
    await open();
    pay('100');
    // 50,000,000 · 10,000,000 / 1,010,000,000
    await waitFor(() => expect(got()).toBe('49.5049'));
    expect(screen.getAllByText('49.2573 USDT').length).toBeGreaterThan(0);
    expect(screen.getByText('0.99%')).toBeTruthy();
    expect(screen.getByText('1 BTS = 0.495049 USDT')).toBeTruthy();
  });

  it('quotes a visitor too, and returns from the login with the typed amounts', async () => {
    const asked = vi.spyOn(chain, 'call');
    await open(undefined, '');
    pay('100');
    await waitFor(() => expect(got()).toBe('49.5049'));
    expect(screen.queryByText(/Balance/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Max' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in to swap' }));
    expect(window.location.pathname).toBe('/auth-pages/login');
    expect(addressToComeBackTo('/wallet')).toBe('/swap?from=BTS&to=USDT&amount=100');
    expect(asked.mock.calls.map(([, method]) => method)).not.toContain('get_full_accounts');
    asked.mockRestore();
  });

  it('inverts the rate', async () => {
    await open();
    pay('100');
    await user.click(await screen.findByText('1 BTS = 0.495049 USDT'));
    expect(screen.getByText('1 USDT = 2.02 BTS')).toBeTruthy();
  });

  it('finds the price of a wanted amount', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('You get'), { target: { value: '49.2573' } });
    await waitFor(() => expect((screen.getByLabelText('You pay') as HTMLInputElement).value).toBe('99.9999'));
  });

  it('shows the old and the new price when a pool moves beyond the minimum, and none when it moves back', async () => {
    await open();
    pay('100');
    await waitFor(() => expect(got()).toBe('49.5049'));
    changePool('1.19.0', 1_000_000_000, 49_800_000);
    await waitFor(() => expect(got()).toBe('49.3069'));
    expect(screen.queryByText(/^Error: Price Changed/u)).toBeNull();
    changePool('1.19.0', 1_100_000_000, 45_454_545);
    expect(await screen.findByText(/^Error: Price Changed, please update/u)).toBeTruthy();
    expect(screen.getByText('before 1 BTS = 0.495049 USDT, now 1 BTS = 0.4095 USDT')).toBeTruthy();
    changePool('1.19.0', 1_000_000_000, 50_000_000);
    await waitFor(() => expect(screen.queryByText(/^Error: Price Changed/u)).toBeNull());
  });

  it('leads over two pools, with possible leftovers in between, in operations that sell the guaranteed amount', async () => {
    await open('from=BTS&to=SMARTHOLDEMS&amount=100');
    expect(await screen.findByText('Possible leftover')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    const exchanges = request().operations.flatMap(([type, payload]) => (type === 63 ? [payload] : []));
    expect(exchanges.map(({ pool }) => pool)).toEqual(['1.19.0', '1.19.1']);
    expect(exchanges[1]?.amount_to_sell).toEqual(exchanges[0]?.min_to_receive);
    expect(request().success).toBe('Exchange Success!');
  });

  it('is signed as shown while the pools give its minimum, whatever moves within that', async () => {
    await open();
    pay('100');
    await waitFor(() => expect(got()).toBe('49.5049'));
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    const shown = request();
    pools = pools.map((pool) => ({ ...pool, balance_b: pool.balance_b - 200_000 }));
    const found = await shown.recheck?.(chain);
    expect(found?.isWorse).toBe(false);
    expect(found?.kept).toBeUndefined();
    // An opening sheet shows the newest estimate.
    expect(found?.changes[0]).toMatchObject({ now: '49.3069\u00a0USDT' });
  });

  it('reaches its minimum by other steps if one of its steps gives too little', async () => {
    await open('from=BTS&to=SMARTHOLDEMS&amount=100');
    await screen.findByText('Possible leftover');
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    const shown = request();
    const leastOf = ({ operations }: ReviewRequest) => {
      const last = operations.at(-1);
      return last?.[0] === 63 ? Number(last[1].min_to_receive.amount) : 0;
    };
    pools = pools.map((pool) =>
      pool.id === '1.19.0' ? { ...pool, balance_b: pool.balance_b - 150_000 } : pool,
    );
    const found = await shown.recheck?.(chain);
    expect(found?.isWorse).toBe(false);
    expect(leastOf(found?.kept as ReviewRequest)).toBeGreaterThanOrEqual(leastOf(shown));
  });

  it('asks again when the pools give less than the shown minimum at the signature', async () => {
    await open();
    pay('100');
    await waitFor(() => expect(got()).toBe('49.5049'));
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    const shown = request();
    expect(await shown.recheck?.(chain)).toMatchObject({ isWorse: false, changes: [] });
    pools = pools.map((pool) => ({ ...pool, balance_b: pool.balance_b - 1_000_000 }));
    const found = await shown.recheck?.(chain);
    expect(found).toMatchObject({
      isWorse: true,
      request: {
        worse: expect.stringMatching(/^Error: Price Changed, please update by clicking on the trade/u),
      },
    });
    expect(found?.changes[0]).toEqual({
      label: 'You get',
      before: '49.5049\u00a0USDT',
      now: '48.5148\u00a0USDT',
    });
    pools = [];
    await expect(shown.recheck?.(chain)).rejects.toMatchObject({ code: 'pool.no_route' });
  });

  it('needs a typed word from 10 % of price impact on, and is impossible from 50 % on', async () => {
    await open('from=BTS&to=USDT&amount=1200');
    expect(await screen.findByText(/Type “swap” to continue/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    expect(useReview.getState().request).toBeNull();
    await user.type(screen.getByLabelText('Type “swap”'), 'Swap');
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    expect(useReview.getState().request).not.toBeNull();
    fireEvent.change(screen.getByLabelText('You get'), { target: { value: '2600' } });
    expect(await screen.findByText(/Swaps are blocked from 50%/u)).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Trade' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('keeps the typed word for that impact or a smaller one, and asks again when the price moves against the user', async () => {
    await open('from=BTS&to=USDT&amount=1200');
    const field = async () => (await screen.findByLabelText('Type “swap”')) as HTMLInputElement;
    await user.type(await field(), 'swap');
    // A deeper pool: the impact shrinks from 10.71 % to 10.25 %, no worse than the accepted one.
    changePool('1.19.0', 1_050_000_000, 52_500_000);
    expect(await screen.findByText('10.25%')).toBeTruthy();
    expect((await field()).value).toBe('swap');
    // A shallower one: 19.35 %.
    changePool('1.19.0', 500_000_000, 25_000_000);
    expect(
      await screen.findByText('That’s more than the 10.71% you agreed to: the price moved.'),
    ).toBeTruthy();
    expect((await field()).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    expect(useReview.getState().request).toBeNull();
    await user.type(await field(), 'swap');
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    await waitFor(() => expect(useReview.getState().request).not.toBeNull());
  });

  it('asks for the word again when a greater amount is typed, or other assets are chosen', async () => {
    await open('from=BTS&to=USDT&amount=1200');
    await user.type(await screen.findByLabelText('Type “swap”'), 'swap');
    pay('1300');
    expect(await screen.findByText(/^That’s more than the 10\.71% you agreed to/u)).toBeTruthy();
    await user.type(screen.getByLabelText('Type “swap”'), 'swap');
    await user.click(screen.getByRole('button', { name: 'Switch assets' }));
    pay('70');
    await waitFor(() => expect((screen.getByLabelText('Type “swap”') as HTMLInputElement).value).toBe(''));
    expect(screen.queryByText(/^That’s more than/u)).toBeNull();
  });

  it('returns to the form when the confirmed impact has grown at the node', async () => {
    await open('from=BTS&to=USDT&amount=1200');
    await user.type(await screen.findByLabelText('Type “swap”'), 'swap');
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    const shown = request();
    expect(await shown.recheck?.(chain)).toMatchObject({ isWorse: false });
    // A little worse, but its minimum holds: the plan that was consented to is shown and signed.
    pools = pools.map((pool) => ({ ...pool, balance_a: pool.balance_a - 1_000_000 }));
    expect(await shown.recheck?.(chain)).toMatchObject({
      isWorse: false,
      changes: [],
      request: { operations: shown.operations },
    });
    pools = pools.map((pool) => ({ ...pool, balance_b: pool.balance_b - 1_000_000 }));
    await expect(shown.recheck?.(chain)).rejects.toMatchObject({
      code: 'pool.impact_grew',
      facts: { percent: '10.72' },
    });
  });

  it('reports an insufficient balance', async () => {
    await open('from=BTS&to=USDT&amount=5001');
    expect(await screen.findByText('Not enough funds. You have 5 000.00000 BTS.')).toBeTruthy();
  });

  it('stores the chosen slippage', async () => {
    await open('from=BTS&to=USDT&amount=100');
    await user.click(await screen.findByText('0.5%'));
    await user.click(await screen.findByRole('button', { name: '1%' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('49.0098 USDT')).length).toBeGreaterThan(0);
  });

  it('offers any pooled asset, marks scam, and swaps the two', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Asset: USDT. Choose another one' }));
    await user.type(await screen.findByLabelText('Search by symbol'), 'smart');
    expect(await screen.findByText('Scam')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /SMARTHOLDEMS/u }));
    await user.click(screen.getByRole('button', { name: 'Switch assets' }));
    expect(screen.getByRole('button', { name: 'Asset: SMARTHOLDEMS. Choose another one' })).toBeTruthy();
  });
});

describe('an impossible swap', () => {
  const takesAll = { flags: 0x01, market_fee_percent: 10_000, max_market_fee: '1000000000000000' };

  it('explains dust', async () => {
    await open();
    pay('0.00001');
    expect(await screen.findByText('The amount is too small: you’d get nothing. Enter more.')).toBeTruthy();
  });

  it('explains more than the pools hold', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('You get'), { target: { value: '5000' } });
    expect(await screen.findByText('Not enough liquidity in this pool. Enter less.')).toBeTruthy();
  });

  it('explains a market fee that takes everything, of either asset', async () => {
    optionsOf = { '1.3.0': takesAll };
    await open('from=BTS&to=USDT&amount=100');
    expect(
      await screen.findByText('The market fee on the asset you sell takes the whole amount.'),
    ).toBeTruthy();
    cleanup();
    optionsOf = { '1.3.1': takesAll };
    await open('from=BTS&to=USDT&amount=100');
    expect(
      await screen.findByText('The market fee on the asset you get takes the whole amount.'),
    ).toBeTruthy();
  });

  it('explains an asset whose white list excludes the account', async () => {
    optionsOf = { '1.3.1': { flags: 0x02, whitelist_authorities: ['1.2.9'] } };
    await open('from=BTS&to=USDT&amount=100');
    expect(await screen.findByText('The issuer of USDT doesn’t let this account trade it.')).toBeTruthy();
    // Nothing else: pools there are, only not for this account.
    expect(screen.queryByText(/^No pool route between/u)).toBeNull();
    expect((screen.getByRole('button', { name: 'Trade' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('explains two assets that an issuer does not let be traded for each other', async () => {
    pools = pools.slice(0, 1);
    optionsOf = { '1.3.1': { blacklist_markets: ['1.3.0'] } };
    await open('from=BTS&to=USDT&amount=100');
    expect(await screen.findByText('The issuer doesn’t allow this trade.')).toBeTruthy();
  });

  it('explains an emptied pool, which is on no route', async () => {
    await open();
    pay('100');
    await waitFor(() => expect(got()).toBe('49.5049'));
    changePool('1.19.0', 0, 0);
    expect(await screen.findByText('No pool route between these assets. Choose another asset.')).toBeTruthy();
  });

  it('explains a pool whose own fee takes everything: no greater amount would help', async () => {
    pools = pools.map((pool) => ({ ...pool, taker_fee_percent: 10_000 }));
    await open('from=BTS&to=USDT&amount=100');
    expect(await screen.findByText('No pool route between these assets. Choose another asset.')).toBeTruthy();
  });

  it('explains an asset in a link that no pool trades', async () => {
    await open('from=NOPOOL&to=USDT');
    expect(await screen.findByText('No pool trades NOPOOL.')).toBeTruthy();
  });

  it('explains a leftover asset that only its issuer can send or receive', async () => {
    optionsOf = { '1.3.1': { flags: 0x08 } };
    await open('from=BTS&to=USDT&amount=100');
    expect(await screen.findByText(/^USDT can only be sent to or from its issuer/u)).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Trade' }) as HTMLButtonElement).disabled).toBe(false);
  });
});

describe('the whole balance', () => {
  const paid = () => (screen.getByLabelText('You pay') as HTMLInputElement).value;

  it('leaves the fee of each exchange on its route', async () => {
    // One exchange costs 1 BTS; USDT lies between, so there are two.
    await open('from=BTS&to=SMARTHOLDEMS');
    await user.click(await screen.findByRole('button', { name: 'Max' }));
    await waitFor(() => expect(paid()).toBe('4998'));
    expect(screen.queryByText(/insufficient|No BTS balance/u)).toBeNull();
  });

  it('leaves the fee of one exchange over one pool', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Max' }));
    await waitFor(() => expect(paid()).toBe('4999'));
  });
});
