// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import { listPools } from '@xbts/shared/actions/listPools.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../cache/queryClient.ts';
import { stubServer } from '../server/stubServer.fixture.ts';
import type { FakeChain } from './chain.fixture.ts';
import { chain as theChain } from './chain.ts';
import { ageKey, fallbackSince } from './dataServerFallback.ts';
import { reads } from './reads.ts';

vi.mock('../server/config.ts', () => ({
  appConfig: { version: '0.2.0', chainId: 'auto', nodes: ['ws://a'] },
}));
vi.mock('./chain.ts', async () => {
  const { createFakeChain } = await import('./chain.fixture.ts');
  const world = {
    accounts: { '1.2.17': 'alice' },
    assets: { '1.3.0': ['BTS', 5] },
    balances: { '1.3.0': 7 },
  };
  return { chain: createFakeChain({ ...world, orders: [], history: [] } as never) };
});
const chain = theChain as FakeChain;

/** The node's own answers, as the data server passes them on. */
const nodeSays = (method: string, ...params: unknown[]) => chain.call('database', method, params);
const pool = (instance: number) => ({
  id: `1.19.${instance}`,
  asset_a: '1.3.0',
  asset_b: '1.3.7',
  balance_a: '10',
  balance_b: '20',
  share_asset: '1.3.8',
  taker_fee_percent: 20,
  withdrawal_fee_percent: 10,
  virtual_value: '200',
});
const poolIds = new Set([0, 150, 203].map((instance) => `1.19.${instance}`));
let renamed = '';
/** Ids of the pools by the side of their asset 1.3.0, in the data server's list. */
const idsBySide = { a: [5, 12], b: [7] } as const;
const poolsBySide =
  (side: 'a' | 'b') =>
  ({ params }: { params: { asset?: unknown } }) =>
    HttpResponse.json(params.asset === '1.3.0' ? idsBySide[side].map(pool) : []);

const server = stubServer(
  http.post('*/api/v1/accounts', async ({ request }) => {
    const { ids } = (await request.json()) as { ids: string[] };
    const known = ids.filter((id) => id === 'alice');
    return HttpResponse.json((await nodeSays('get_full_accounts', known, false)) as object);
  }),
  http.post('*/api/v1/assets', async ({ request }) => {
    const { assets } = (await request.json()) as { assets: string[] };
    const found = (await nodeSays('get_assets', assets, false)) as ({ symbol: string } | null)[];
    return HttpResponse.json(
      found.map((each) => each && { ...each, symbol: renamed || each.symbol, dynamic_asset_data: {} }),
    );
  }),
  http.get('*/api/v1/lps-a/:asset', poolsBySide('a')),
  http.get('*/api/v1/lps-b/:asset', poolsBySide('b')),
  http.post('*/api/v1/objects', async ({ request }) => {
    const { objects } = (await request.json()) as { objects: string[] };
    if (objects.length > 200) return new HttpResponse(null, { status: 400 });
    const accounts = (await nodeSays('get_accounts', objects, false)) as unknown[];
    return HttpResponse.json(
      objects.map((id, index) =>
        poolIds.has(id) ? pool(Number(id.slice('1.19.'.length))) : accounts[index],
      ),
    );
  }),
);
/** Makes the nodes unreachable: calls wait, like those of the pool, and fail in the end. */
function loseNodes(): void {
  const call = chain.call.bind(chain);
  vi.spyOn(chain, 'call').mockImplementation(async (api, method, params, options) => {
    if (options?.schema === undefined) return call(api, method, params);
    const { promise, reject } = Promise.withResolvers<never>();
    const fail = () => reject(new AppError('node.unreachable', { method }));
    options.signal?.addEventListener('abort', fail);
    returned = () => call(api, method, params, options);
    return Promise.race([promise, back.promise.then(returned)]);
  });
  chain.setState('offline');
}
let returned: () => Promise<unknown>;
let back = Promise.withResolvers<void>();

function findNodes(): void {
  vi.mocked(chain.call).mockRestore?.();
  back.resolve();
  chain.setState('connected');
}

beforeEach(() => {
  back = Promise.withResolvers();
  renamed = '';
});
afterEach(() => {
  findNodes();
  queryClient.clear();
});

describe('the data of screens', () => {
  it('come from the node while one answers, without a request to the data server', async () => {
    renamed = 'OTHER';
    expect((await getAssets(reads, ['1.3.0']))[0]?.symbol).toBe('BTS');
    expect(fallbackSince()).toBeNull();
  });

  it('come from the data server while no node answers: accounts, assets, objects, in the requested order', async () => {
    loseNodes();
    const full = await getFullAccount(reads, 'alice');
    expect(full.balances.map(({ balance }) => balance)).toEqual([7n]);
    expect((await getAssets(reads, ['1.3.9', '1.3.0'])).map((each) => each?.symbol)).toEqual([
      undefined,
      'BTS',
    ]);
    const accounts = await getAccounts(reads, ['1.2.17', 'nobody', 'alice']);
    expect(accounts.map((each) => each?.name)).toEqual(['alice', undefined, 'alice']);
  });

  it('include every pool, even after a gap of deleted ones', async () => {
    loseNodes();
    expect((await listPools(reads)).map(({ id }) => id)).toEqual(['1.19.0', '1.19.150', '1.19.203']);
  });

  it('include the pools of an asset, of either side, by id', async () => {
    loseNodes();
    const idsOf = async (side: 'a' | 'b' | 'either') =>
      (await listPools(reads, { asset: '1.3.0', side })).map(({ id }) => id);
    expect(await idsOf('either')).toEqual(['1.19.5', '1.19.7', '1.19.12']);
    expect(await idsOf('a')).toEqual(['1.19.5', '1.19.12']);
    expect(await idsOf('b')).toEqual(['1.19.7']);
  });

  it('wait for the node if the data server has no answer', async () => {
    server.use(http.post('*/api/v1/assets', () => new HttpResponse(null, { status: 502 })));
    loseNodes();
    const asked = getAssets(reads, ['1.3.0']);
    findNodes();
    expect((await asked)[0]?.symbol).toBe('BTS');
    expect(fallbackSince()).toBeNull();
  });

  it("are marked with their source, and are the node's again, silently, once one answers", async () => {
    loseNodes();
    renamed = 'OTHER';
    const shown = new QueryObserver(queryClient, {
      queryKey: ['asset'],
      queryFn: () => getAssets(reads, ['1.3.0']),
      staleTime: Number.POSITIVE_INFINITY,
    });
    const states: unknown[] = [];
    const end = shown.subscribe(({ data }) => states.push(data?.[0]?.symbol));
    await expect.poll(() => states.at(-1)).toBe('OTHER');
    expect(ageKey(shown.getCurrentResult().dataUpdatedAt)).toBe('common.fromServer');
    expect(ageKey((fallbackSince() ?? 0) - 1)).toBe('common.asOf');
    findNodes();
    expect(fallbackSince()).toBeNull();
    await expect.poll(() => states.at(-1)).toBe('BTS');
    expect(states.slice(states.indexOf('OTHER'))).not.toContain(undefined);
    end();
  });

  it('are read again at the next opening if they came from the data server', async () => {
    loseNodes();
    await queryClient.fetchQuery({ queryKey: ['asset'], queryFn: () => getAssets(reads, ['1.3.0']) });
    expect(queryClient.getQueryState(['asset'])?.isInvalidated).toBe(true);
  });
});
