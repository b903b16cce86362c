import { describe, expect, test } from 'vitest';
import { recorded, recordedDataServer } from './recordedDataServer.fixture.ts';

const body = undefined;
const pool = (id: string) => ({ params: { id }, body });
const holders = (symbol: string, start: number, count: number) => ({
  params: { symbol, start, count },
  body,
});
const history = (asked: { limit: number; sequence?: number; operation?: number; id?: string }) => ({
  params: {},
  body: { id: '1.19.0', ...asked },
});

describe('the recorded answers of the operator’s data server, figure by figure', () => {
  test('accounts: balances, what vests, open orders; an unknown one is absent', async () => {
    const { source } = recordedDataServer();
    const found = await source.items.accounts(['alice-trader7', '1.2.17', 'nobody-at-all-9']);
    expect([...found.keys()].sort()).toEqual(['1.2.17', 'alice-trader7']);
    const alice = JSON.parse(found.get('alice-trader7') ?? '');
    const held = alice.balances.map((row: Record<string, unknown>) => [row.asset_type, row.balance]);
    expect(held).toEqual([
      ['1.3.0', '19994972387647'],
      ['1.3.2', '12419718921076'],
      ['1.3.3', '24868279792'],
      ['1.3.4', '224999887289'],
      ['1.3.5', '16085165207'],
      ['1.3.6', '63708362701'],
      ['1.3.7', 88769],
    ]);
    expect(alice.vesting_balances.map((row: { balance: object }) => row.balance)).toEqual([
      { amount: 0, asset_id: '1.3.2' },
      { amount: '9999999000000', asset_id: '1.3.2' },
    ]);
    expect(alice.limit_orders).toMatchObject([{ id: '1.7.1', for_sale: 2_000_000_000 }]);
    expect(JSON.parse(found.get('1.2.17') ?? '').account.name).toBe('nathan');
  });

  test('assets: as from the node, with supply and fee pool; an unknown one is absent', async () => {
    const { source, requests } = recordedDataServer();
    const found = await source.items.assets(['BTS', 'XBTSX.STH', '1.3.0', 'NOSUCH']);
    expect([...found.keys()]).toEqual(['BTS', 'XBTSX.STH', '1.3.0']);
    expect(JSON.parse(found.get('XBTSX.STH') ?? '')).toMatchObject({
      id: '1.3.2',
      precision: 8,
      options: { market_fee_percent: 20, description: '{"main":"SmartHoldem","market":""}' },
      dynamic_asset_data: {
        current_supply: '67500000000000',
        accumulated_fees: 8_941_690,
        fee_pool: 250_000_000,
      },
    });
    expect(JSON.parse(found.get('BTS') ?? '').dynamic_asset_data.current_supply).toBe('999998582036706');
    expect(requests.map(({ path }) => path)).toEqual(['/api/assets', '/api/objects']);
  });

  test('objects: by the requested id; a missing one is absent', async () => {
    const { source } = recordedDataServer();
    const found = await source.items.objects(['1.3.0', '2.1.0', '1.2.17', '1.19.0', '1.2.99999']);
    expect([...found.keys()]).toEqual(['1.3.0', '2.1.0', '1.2.17', '1.19.0']);
    expect(JSON.parse(found.get('2.1.0') ?? '')).toMatchObject({
      head_block_number: 228,
      time: '2026-11-26T22:54:38',
    });
    expect(JSON.parse(found.get('1.19.0') ?? '')).toMatchObject({
      balance_a: 1_435_101_703,
      balance_b: '114942775316',
    });
  });

  test('global properties: the fees of 2.0.0, with 2.1.0 added; the chain’s id', async () => {
    const { source, requests } = recordedDataServer();
    const global = await source.reads.globalProperties({ params: {}, body });
    expect(requests).toMatchObject([{ path: '/api/objects', body: { objects: ['2.0.0', '2.1.0'] } }]);
    const transfer = [0, { fee: 2_000_000, price_per_kbyte: 1_000_000 }];
    expect(global).toMatchObject({
      id: '2.0.0',
      parameters: { current_fees: { parameters: expect.arrayContaining([transfer]) } },
      dynamic: { head_block_number: 152, last_irreversible_block_num: 145 },
    });
    expect(await source.headTime()).toBe(Date.UTC(2026, 10, 26, 22, 53, 22));
    expect(await source.chainId()).toBe('00a19c80f69f15c8ae29c9dd9e448d396de9175bd9491120f34ffc08f7ac4360');
  });

  test('one account, with its balances, which its own path lacks', async () => {
    const { source } = recordedDataServer({
      '/api/accounts': {
        status: 200,
        body: (
          recorded('/api/accounts', { ids: ['alice-trader7', '1.2.17', 'nobody-at-all-9'] }) as unknown[]
        ).slice(1),
      },
    });
    const account = await source.reads.getAccount({ params: { name: 'alice-trader7' }, body });
    expect(account).toMatchObject({
      account: { id: '1.2.18' },
      statistics: { total_ops: 48 },
      registrar_name: 'nathan',
    });
  });

  test('holders: integer units, from an offset on', async () => {
    const { source } = recordedDataServer();
    expect(await source.reads.holders(holders('BTS', 0, 25))).toHaveLength(5);
    expect(await source.reads.holders(holders('BTS', 1, 2))).toEqual([
      { name: 'alice-trader7', account_id: '1.2.18', amount: '19994972387647' },
      { name: 'sth-payer3', account_id: '1.2.21', amount: '10000000000000' },
    ]);
    const [first] = (await source.reads.holders(holders('XBTSX.STH', 0, 25))) as object[];
    expect(first).toEqual({ name: 'bob-holder2', account_id: '1.2.19', amount: '22498198416883' });
  });

  test('a pool: its balances, and the statistics of a day in units', async () => {
    const { source } = recordedDataServer();
    expect(await source.reads.lpSingle(pool('1.19.0'))).toMatchObject({
      asset_a: '1.3.0',
      asset_b: '1.3.2',
      balance_a: 1_435_101_703,
      balance_b: '114942775316',
      taker_fee_percent: 30,
      statistics: {
        _24h_exchange_a2b_amount_a: '3635695',
        _24h_exchange_b2a_amount_b: '407211504',
        _24h_exchange_fee_a: '15238',
        _24h_withdrawal_fee_b: '24108281',
      },
    });
  });

  test('pools by their first asset, their second, and a part of a symbol, with statistics', async () => {
    const { source } = recordedDataServer();
    const ids = (found: unknown) => (found as { id: string }[]).map(({ id }) => id);
    expect(ids(await source.reads.lpsA({ params: { asset: 'BTS' }, body }))).toEqual(['1.19.0', '1.19.2']);
    expect(ids(await source.reads.lpsA({ params: { asset: '1.3.0' }, body }))).toEqual(['1.19.0', '1.19.2']);
    expect(ids(await source.reads.lpsB({ params: { asset: 'XBTSX.STH' }, body }))).toEqual(['1.19.0']);
    expect(ids(await source.reads.lpsB({ params: { asset: 'BTS' }, body }))).toEqual([]);
    const found = (await source.reads.lps({ params: { query: 'sth' }, body })) as object[];
    expect(ids(found)).toEqual(['1.19.0', '1.19.1']);
    expect(found[1]).toMatchObject({ statistics: { _24h_exchange_fee_a: '4637834', _24h_deposit_count: 6 } });
  });

  test('a pool’s history: newest first, one type of operation by `op`', async () => {
    const { source, requests } = recordedDataServer();
    const rows = (await source.reads.lpHistory(history({ limit: 5, operation: 61 }))) as object[];
    expect(requests[0]?.body).toEqual({ id: '1.19.0', limit: 5, op: 61 });
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual({
      id: '5.4.49',
      sequence: 17,
      time: '2026-11-26T22:52:20',
      op_type: 61,
      account: '1.2.18',
      op: { block_num: 90, trx_in_block: 0 },
      operation: [
        61,
        {
          fee: { amount: 10_000, asset_id: '1.3.0' },
          account: '1.2.18',
          pool: '1.19.0',
          amount_a: { amount: 1_809_712, asset_id: '1.3.0' },
          amount_b: { amount: 856_700_215, asset_id: '1.3.2' },
          extensions: [],
        },
      ],
      result: [
        4,
        {
          paid: [
            { amount: 1_809_712, asset_id: '1.3.0' },
            { amount: 144_946_745, asset_id: '1.3.2' },
          ],
          received: [{ amount: 144_830_505, asset_id: '1.3.5' }],
          fees: [],
        },
      ],
    });
    const two = (await source.reads.lpHistory(history({ limit: 2 }))) as { sequence: number }[];
    expect(two.map(({ sequence }) => sequence)).toEqual([18, 17]);
  });

  test('tickers: the price of the first asset in the second, by the chain’s symbols', async () => {
    const { source } = recordedDataServer();
    const { pairs } = (await source.reads.tickers({ params: {}, body })) as { pairs: Record<string, object> };
    expect(Object.keys(pairs).sort()).toEqual([
      'XBTSX.BTC_XBTSX.USDT',
      'XBTSX.STH_BTS',
      'XBTSX.USDC_XBTSX.USDT',
      'XBTSX.USDT_BTS',
    ]);
    expect(pairs['XBTSX.STH_BTS']).toEqual({
      last: '0.18800000',
      buy: '0.18800000',
      sell: '0.20408163',
      change: '1.34',
    });
    expect(pairs['XBTSX.BTC_XBTSX.USDT']).toMatchObject({ last: '31438.94939968', change: '0.75' });
    expect(pairs['XBTSX.USDC_XBTSX.USDT']).toMatchObject({ isClosed: true });
  });
});
