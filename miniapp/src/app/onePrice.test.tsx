// @vitest-environment jsdom
import '../browser.fixture.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccounts } from '../features/account/model/accounts.ts';
import { useSession } from '../features/account/model/session.ts';
import { PoolSection } from '../features/assets/screens/PoolSection.tsx';
import { PriceSection } from '../features/assets/screens/PriceSection.tsx';
import { FieldFiat } from '../features/assets/ui/FieldFiat.tsx';
import { SentAmount } from '../features/payments/screens/send/SentAmount.tsx';
import type { SendForm } from '../features/payments/screens/send/useSendForm.ts';
import { knownPool } from '../features/pools/screens/pool/knownPool.fixture.ts';
import { Liquidity } from '../features/pools/screens/pool/Liquidity.tsx';
import { Dashboard } from '../features/portfolio/screens/dashboard/Dashboard.tsx';
import { Wallet } from '../features/portfolio/screens/wallet/Wallet.tsx';
import { defaultSettings, useSettings } from '../features/settings/model/settings.ts';
import { SwapFields } from '../features/swap/screens/SwapFields.tsx';
import type { SwapForm } from '../features/swap/screens/useSwapForm.ts';
import type { FakeChain } from '../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../platform/chain/chain.ts';
import { formatClock } from '../platform/i18n/dates.ts';
import { answerPrices } from '../platform/server/answerPrices.fixture.ts';
import { stubServer } from '../platform/server/stubServer.fixture.ts';
import { renderScreen } from '../screen.fixture.tsx';

vi.mock('../platform/server/config.ts', () => ({ appConfig: { stakingAsset: '1.3.4099' } }));

/*
 * One world in which the sources disagree about an asset: one ABC costs 500 BTS on its market and 400 BTS in its pool,
 * and the pool is too small to override the market; the price service quotes BTS at 0.006 dollars, and every pool and
 * market with BTS quotes another price. So one ABC is 3 dollars everywhere, by its market, with the age of that price.
 */

vi.mock('../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;
const fixtureCall = chain.call;

const HOUR_MS = 3_600_000;
const asset = (id: string, symbol: string, precision: number) => ({
  ...knownPool.assetB,
  id,
  symbol,
  precision,
  dynamic_asset_data_id: id.replace('1.3.', '2.3.'),
});
const bts = asset('1.3.0', 'BTS', 5);
const abc = asset('1.3.20', 'OPEN.ABC', 2);
/** 100,000 BTS (600 dollars) and 250 ABC. */
const abcPool = { a: 10_000_000_000n, b: 25_000n };
const poolJson = (id: string, other: string, balance_a: bigint, balance_b: bigint) => ({
  id,
  asset_a: '1.3.0',
  asset_b: other,
  balance_a: balance_a.toString(),
  balance_b: balance_b.toString(),
  share_asset: id.replace('1.19.', '1.3.9'),
  taker_fee_percent: 20,
  withdrawal_fee_percent: 10,
  virtual_value: '1',
});
const pools = [
  poolJson('1.19.7', '1.3.20', abcPool.a, abcPool.b),
  // A pool that prices one BTS at 0.02 dollars.
  poolJson('1.19.8', '1.3.5', 10_000_000_000n, 2_000_000_000n),
];
const tickers = {
  'OPEN.ABC_BTS': { last: '500', buy: '499', sell: '501', change: '0' },
  BTS_USD: { last: '0.01', buy: '0.01', sell: '0.01', change: '0' },
};
const quotes = { USD: { price: 0.006, percent_change_24h: 0 } };

/** The data read at the last visit; no service answers today. */
const readAt = { bts: Date.now() - 2 * HOUR_MS, tickers: Date.now() - 3 * HOUR_MS };
const fails = () =>
  HttpResponse.json({ error: { code: 'service.unreachable', message: '' } }, { status: 502 });
stubServer(
  http.get('*/api/v1/tickers', fails),
  answerPrices(() => undefined),
);

chain.call = async (api, method, params, options) => {
  if (method === 'get_objects') return [] as never;
  if (!['list_liquidity_pools', 'get_liquidity_pools_by_one_asset'].includes(method))
    return fixtureCall(api, method, params, options);
  return options?.schema === undefined ? (pools as never) : parseAnswer(options.schema, method, pools);
};

beforeEach(() => {
  chain.setState('connected');
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7' },
    assets: { '1.3.0': ['BTS', 5], '1.3.5': ['USD', 4], '1.3.20': ['OPEN.ABC', 2] },
    // Two ABC.
    balances: { '1.3.20': 200 },
    orders: [],
    history: [],
  };
  localStorage.clear();
  window.dispatchEvent(new Event('pointerdown'));
  useSettings.setState(defaultSettings);
  const type = 'password' as const;
  useAccounts.setState({
    accounts: [{ name: 'alice-trader7', id: '1.2.18', type, roles: [], canSign: true }],
  });
  useSession.setState({ account: 'alice-trader7', isUnlocked: false });
});
afterEach(cleanup);

/** Draws a screen over the prices of the last visit. */
function show(part: ReactNode): void {
  const queries = renderScreen(part);
  queries.setQueryData(['price', 'bts'], { coin: 'bts', prices: { quotes } }, { updatedAt: readAt.bts });
  queries.setQueryData(['tickers'], tickers, { updatedAt: readAt.tickers });
}

const has = (text: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(text));
const age = formatClock(readAt.tickers);
const source = /OPEN\.ABC → BTS via market OPEN\.ABC \/ BTS → USD from the price service/u;
const worth = new RegExp(`≈\\u00a0\\$6\\.00 · as of ${age}`, 'u');
const nothing = () => undefined;

function TypedAmount() {
  const [text, setText] = useState('2');
  return (
    <>
      <output>{text === '' ? 'none' : text}</output>
      <button type="button" onClick={() => setText('1')}>
        One
      </button>
      <FieldFiat asset={abc} text={text} onAmount={setText} />
    </>
  );
}

const amount = () => screen.getByRole('status').textContent;

describe('the price of an asset', () => {
  it('is used for its row of the wallet, with source and age in its sheet', async () => {
    show(<Wallet />);
    const row = (await screen.findByText('ABC')).closest('button') as HTMLButtonElement;
    await waitFor(() => expect(row.textContent).toContain('≈\u00a0$6.00'));
    await act(async () => userEvent.click(row));
    const sheet = () => screen.getByRole('dialog', { name: 'ABC OPEN' });
    // The first opening draws it twice: the first dialog found is replaced.
    await waitFor(() => within(sheet()).getByText(source));
    expect(sheet().textContent).toContain(`as of ${age}`);
  });

  it('is used on its own page, with the same source and age', async () => {
    show(<PriceSection page={{ asset: abc, moving: { current_supply: 1n } as never }} />);
    await has(/≈\u00a0\$3\.00/u);
    await has(source);
    await has(new RegExp(`the price service at ${age}`, 'u'));
  });

  it('is used for the contents of a pool, on its page and in lists', async () => {
    const pool = {
      ...knownPool.pool,
      assetA: bts.id,
      assetB: abc.id,
      balanceA: abcPool.a,
      balanceB: abcPool.b,
    };
    show(<Liquidity known={{ ...knownPool, pool, assetA: bts, assetB: abc }} />);
    // 600 dollars of BTS and 250 ABC at 3 dollars.
    await has(/≈\u00a0\$1\u202f350\.00/u);
    cleanup();
    show(<PoolSection asset={abc} canCreate={false} />);
    await has(/≈\u00a0\$1\u202f350\.00/u);
  });

  it('is used for an amount to stake, with its age', async () => {
    show(<FieldFiat text="2" asset={abc} onAmount={nothing} />);
    await has(worth);
  });

  it('is used for an amount to send, with its age', async () => {
    const holding = { assetId: abc.id, symbol: abc.symbol, precision: 2, amount: 200n };
    const sent = { holding, units: 200n, errors: { asset: null, amount: null }, fields: { amount: '2' } };
    show(<SentAmount account="alice-trader7" form={sent as unknown as SendForm} onPickAsset={nothing} />);
    await has(worth);
  });

  it('converts a typed value to an amount', async () => {
    show(<TypedAmount />);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the amount in USD' }));
    const field = (await screen.findByRole('textbox', { name: 'Value in USD' })) as HTMLInputElement;
    expect([field.value, document.activeElement]).toEqual(['6.00', field]);
    await userEvent.clear(field);
    await userEvent.type(field, '10.5');
    expect([amount(), field.value]).toEqual(['3.5', '10.5']);
    await userEvent.type(field, '09');
    expect(amount()).toBe('none');
    expect(screen.getByRole('alert').textContent).toMatch(/allows up to 2\./u);
    // The amount typed in the other field counts after this.
    await userEvent.click(screen.getByRole('button', { name: 'One' }));
    expect([amount(), field.value]).toEqual(['1', '3.00']);
    await userEvent.click(screen.getByRole('button', { name: 'Close the USD field' }));
    await has(/≈\u00a0\$3\.00/u);
  });

  it('is used for an amount to swap, with its age', async () => {
    const plan = { sold: { units: 200n }, expected: { units: 100_000n } };
    const texts = { pay: '2', get: '1' };
    const swap = {
      from: abc,
      to: bts,
      texts,
      errors: { pay: null, get: null },
      quote: { plan },
      balance: 200n,
    };
    // Its two values share one lazy part.
    await act(async () => show(<SwapFields form={swap as unknown as SwapForm} onPick={nothing} />));
    await has(worth);
  });

  it('is used on the dashboard: for the account’s assets and the largest pools', async () => {
    show(<Dashboard account="alice-trader7" />);
    const assets = await screen.findByRole('region', { name: 'Top assets' });
    await waitFor(() => expect(assets.textContent).toContain('≈\u00a0$6.00'));
    const largest = await screen.findByRole('region', { name: /Largest pools/u });
    await waitFor(() => expect(largest.textContent).toContain('≈\u00a0$1\u202f350.00'));
  });
});
