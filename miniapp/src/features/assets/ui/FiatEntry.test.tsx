// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import type { FakeWorld } from '../../../platform/chain/fakeAnswers.fixture.ts';
import { answerPrices } from '../../../platform/server/answerPrices.fixture.ts';
import { stubServer } from '../../../platform/server/stubServer.fixture.ts';
import { defaultSettings, useSettings } from '../../settings/model/settings.ts';
import type { ValuedAsset } from '../model/prices/useAssetPrice.ts';
import { Worth } from './FiatEntry.tsx';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;
const fixtureCall = chain.call;

const bts = { id: '1.3.0', symbol: 'BTS', precision: 5 };
const sth = { id: '1.3.4099', symbol: 'XBTSX.STH', precision: 8 };
const abc = { id: '1.3.20', symbol: 'OPEN.ABC', precision: 2 };
const far = { id: '1.3.21', symbol: 'FARAWAY', precision: 2 };
const share = {
  id: '1.3.22',
  symbol: 'BTSABCPOOL',
  precision: 3,
  dynamic_asset_data_id: '2.3.22',
  for_liquidity_pool: '1.19.7',
};
const assets: FakeWorld['assets'] = {
  '1.3.0': ['BTS', 5],
  '1.3.20': ['OPEN.ABC', 2],
  '1.3.21': ['FARAWAY', 2],
};
const quote = (price: number) => ({ price, percent_change_24h: 0 });

/** Prices by slug; missing ones fail. */
let pricesOf: Record<string, object> = {};
let tickers: Record<string, object> = {};
let tickersFail = false;
let pools: object[] = [];
const market = (last: string) => ({ last, buy: last, sell: last, change: '0' });
const fails = () =>
  HttpResponse.json({ error: { code: 'service.unreachable', message: '' } }, { status: 502 });

const server = stubServer(
  http.get('*/api/v1/tickers', () => (tickersFail ? fails() : HttpResponse.json({ pairs: tickers }))),
  answerPrices((slug) => pricesOf[slug] && { quotes: pricesOf[slug] }),
);

/** The fixture's chain does not answer pools and supplies. */
chain.call = async (api, method, params, options) => {
  const [keys] = params as [readonly string[]];
  const own =
    method === 'list_liquidity_pools'
      ? pools
      : method === 'get_objects'
        ? keys.map((id) => ({ id, current_supply: '4000' }))
        : undefined;
  if (own === undefined) return fixtureCall(api, method, params, options);
  return options?.schema === undefined ? (own as never) : parseAnswer(options.schema, method, own);
};

let queries: QueryClient;
let shown: HTMLElement;

function show(asset: ValuedAsset, units: bigint): void {
  const { container } = render(
    <QueryClientProvider client={queries}>
      <Worth asset={asset} units={units} />
    </QueryClientProvider>,
  );
  shown = container;
}

const says = (text: string | RegExp) => waitFor(() => expect(shown.textContent).toMatch(text));
const saysOnly = (text: string) => waitFor(() => expect(shown.textContent).toBe(text));
const readAgain = (queryKey: readonly string[]) => act(() => queries.refetchQueries({ queryKey }));

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  chain.setState('connected');
  chain.world = { ...chain.world, assets };
  pricesOf = {
    'bts-bitshares': { USD: quote(0.006), RUB: quote(0.54) },
    'sth-smartholdem': { USD: quote(0.004) },
  };
  tickers = { 'OPEN.ABC_BTS': market('500') };
  tickersFail = false;
  pools = [];
  useSettings.setState(defaultSettings);
});
afterEach(() => {
  cleanup();
  queries.clear();
});

describe('the value of an amount', () => {
  it('is marked as an estimate, by the price of a featured coin', async () => {
    show(bts, 10_000_000n);
    await saysOnly('≈\u00a0$0.60');
  });

  it('follows the currency of the settings', async () => {
    show(bts, 10_000_000n);
    await saysOnly('≈\u00a0$0.60');
    act(() => useSettings.setState({ currency: 'rub' }));
    await saysOnly('≈\u00a0₽54.00');
  });

  it('is found with a market as the only source', async () => {
    show(abc, 200n);
    await saysOnly('≈\u00a0$6.00');
  });

  it('is found over the markets of another asset, even one that the account does not hold', async () => {
    tickers = { ...tickers, 'FARAWAY_OPEN.ABC': market('0.5') };
    show(far, 400n);
    await saysOnly('≈\u00a0$6.00');
  });

  it('requests the start assets of prices and those named by markets in one call', async () => {
    const asked: (readonly string[])[] = [];
    const call = chain.call;
    const spy = vi.spyOn(chain, 'call').mockImplementation((api, method, params, options) => {
      if (method === 'get_assets') asked.push(params[0] as readonly string[]);
      return call(api, method, params, options);
    });
    show(abc, 200n);
    await saysOnly('≈\u00a0$6.00');
    spy.mockRestore();
    expect(asked).toEqual([expect.arrayContaining(['BTS', 'XBTSX.STH', 'OPEN.ABC'])]);
  });

  it('is the part of the pool for a pool share', async () => {
    pools = [
      {
        id: '1.19.7',
        asset_a: '1.3.0',
        asset_b: '1.3.20',
        balance_a: '10000000000',
        balance_b: '20000',
        share_asset: '1.3.22',
      },
    ];
    show(share, 1000n);
    // A quarter of 100,000 BTS and of its value.
    await saysOnly('≈\u00a0$300.00');
  });

  it('is shown as less than a cent, and never as nothing', async () => {
    show(bts, 10_000n);
    await saysOnly('≈\u00a0<$0.01');
  });

  it('is missing, and never zero, without a price', async () => {
    show(far, 400n);
    await saysOnly('no price');
  });

  it('does not count as missing while its price is loading', async () => {
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('*/api/v1/tickers', () => isAnswered.then(() => HttpResponse.json({ pairs: tickers }))),
    );
    show(abc, 200n);
    await waitFor(() => expect(queries.getQueryState(['pricing', 'origins'])?.status).toBe('success'));
    await waitFor(() => expect(queries.getQueryState(['price', 'hive'])?.status).toBe('error'));
    expect(shown.textContent).toBe('');
    answer();
    await saysOnly('≈\u00a0$6.00');
    server.resetHandlers();
  });

  it('stays visible while balances are hidden: it is not a balance', async () => {
    useSettings.setState({ hidesBalances: true });
    show(bts, 10_000_000n);
    await saysOnly('≈\u00a0$0.60');
  });
});

describe('the age of a value', () => {
  it('is shown while its price can not be refreshed', async () => {
    show(bts, 10_000_000n);
    await saysOnly('≈\u00a0$0.60');
    const before = pricesOf;
    pricesOf = {};
    await readAgain(['price', 'bts']);
    await says(/^≈\u00a0\$0\.60 · as of (?:[\d-]+ )?\d\d:\d\d:\d\d$/u);
    pricesOf = before;
    await readAgain(['price', 'bts']);
    await saysOnly('≈\u00a0$0.60');
  });

  it('is shown while the markets behind it can not be refreshed', async () => {
    show(abc, 200n);
    await saysOnly('≈\u00a0$6.00');
    tickersFail = true;
    await readAgain(['tickers']);
    await says(/^≈\u00a0\$6\.00 · as of (?:[\d-]+ )?\d\d:\d\d:\d\d$/u);
  });

  it('ignores prices that the value does not use', async () => {
    show(sth, 10_000_000_000n);
    await saysOnly('≈\u00a0$0.40');
    pricesOf = { 'sth-smartholdem': { USD: quote(0.005) } };
    await readAgain(['price', 'bts']);
    await readAgain(['price', 'sth']);
    await saysOnly('≈\u00a0$0.50');
  });

  it('is that of the last visit for stored data', async () => {
    pricesOf = {};
    const kept = { coin: 'bts', prices: { quotes: { USD: quote(0.006) } } };
    queries.setQueryData(['price', 'bts'], kept, { updatedAt: Date.now() - 3_600_000 });
    show(bts, 10_000_000n);
    await says(/^≈\u00a0\$0\.60 · as of (?:[\d-]+ )?\d\d:\d\d:\d\d$/u);
  });

  it('is shown while no node is connected', async () => {
    show(bts, 10_000_000n);
    await saysOnly('≈\u00a0$0.60');
    act(() => chain.setState('offline'));
    await says(/^≈\u00a0\$0\.60 · as of (?:[\d-]+ )?\d\d:\d\d:\d\d$/u);
  });
});
