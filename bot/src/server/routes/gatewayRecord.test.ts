import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { gatewayRecordPaths } from '@xbts/shared/services/gatewayRecord.ts';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

const services = {
  '/gateways/coins/coins': {
    status: 200,
    body: [
      { symbol: 'XBTSX.BTC', backingCoin: 'BTC', gatewayWallet: 'xbtsx-gate' },
      { symbol: 'XBTSX.GONE', backingCoin: 'GONE' },
    ],
  },
};
const rate = { base: { amount: 1, asset_id: '1.3.0' }, quote: { amount: 1, asset_id: '1.3.50' } };
const asset = {
  id: '1.3.50',
  symbol: 'XBTSX.BTC',
  precision: 8,
  issuer: '1.2.10',
  options: {
    max_supply: '100000000000',
    market_fee_percent: 0,
    max_market_fee: '0',
    issuer_permissions: 79,
    flags: 0,
    core_exchange_rate: rate,
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  },
  dynamic_asset_data_id: '2.3.50',
};
const fee = { amount: 1, asset_id: '1.3.0' };
const amount = { amount: 500_000, asset_id: '1.3.50' };
const at = (id: number, block_num: number, op: [number, object]) => ({
  id: `1.11.${id}`,
  op,
  result: [0, {}],
  block_num,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
});
const history = [
  at(9, 900, [operationType.transfer, { fee, from: '1.2.21', to: '1.2.10', amount }]),
  at(8, 160, [operationType.asset_reserve, { fee, payer: '1.2.10', amount_to_reserve: amount }]),
  at(7, 100, [operationType.transfer, { fee, from: '1.2.20', to: '1.2.10', amount }]),
];
/** Blocks of 3 s; this node does not send the time with a record. */
const timeOf = (number: number) => Date.UTC(2026, 10, 1) + number * 3_000;
const chain = {
  'database.get_assets': () => [asset, null],
  'history.get_account_history_operations': (_account: string, type: number) =>
    history.filter(({ op }) => op[0] === type),
  'database.get_block': (number: number) => ({
    previous: '0'.repeat(40),
    timestamp: new Date(timeOf(number)).toISOString().slice(0, 19),
    witness: '1.6.1',
    transactions: [],
  }),
};

const recordOf = async (options: Parameters<typeof testServer>[0]) => {
  const { server, calls } = await testServer(options);
  const answer = (await server.inject(gatewayRecordPaths.record.path)).json();
  return { row: parse(gatewayRecordPaths.record.answer, answer).gateways.rows[0], calls };
};

test('the record shows how long payouts took on the chain, and since when others wait', async () => {
  const { row, calls } = await recordOf({
    chain,
    services,
    gatewaySupport: { coins: 'https://help.example' },
  });
  expect(row).toMatchObject({ family: 'coins', support: 'https://help.example' });
  expect(row?.coins.rows).toEqual([
    {
      symbol: 'XBTSX.BTC',
      paid: 1,
      typicalMs: 180_000,
      lastPaidAt: timeOf(160),
      waiting: 1,
      waitingSince: timeOf(900),
    },
  ]);
  // The issuer is the chain's; the row's own claim is ignored.
  expect(
    new Set(calls.filter(({ name }) => name.startsWith('history.')).map(({ params }) => params[0])),
  ).toEqual(new Set(['1.2.10']));
});

test('an expired record is served for twice its time while it is renewed, and then fetched first', async () => {
  const support: Record<string, string> = { coins: 'old' };
  const { server, clock } = await testServer({ services, gatewaySupport: support });
  const told = async (afterMs: number) => {
    clock.time += afterMs;
    const answer = (await server.inject(gatewayRecordPaths.record.path)).json();
    return answer.gateways[0].support;
  };
  const twiceMs = gatewayRecordPaths.record.ttlSeconds * 2_000;
  expect(await told(0)).toBe('old');
  support.coins = 'new';
  expect([await told(twiceMs - 1), await told(0)]).toEqual(['old', 'new']);
  support.coins = 'newest';
  expect(await told(twiceMs)).toBe('newest');
});

test("without an answering node nothing is claimed, and no support contact without the operator's", async () => {
  const { row } = await recordOf({ services });
  expect(row).toEqual({ family: 'coins', support: null, coins: { rows: [], dropped: 0 } });
});

test('a record comes from memory until it expires', async () => {
  const support: Record<string, string> = { coins: 'old' };
  const { server, clock } = await testServer({ services, gatewaySupport: support });
  const told = async (afterMs: number) => {
    clock.time += afterMs;
    const answer = await server.inject(gatewayRecordPaths.record.path);
    return answer.json().gateways[0].support;
  };
  const ttlMs = gatewayRecordPaths.record.ttlSeconds * 1_000;
  await told(0);
  support.coins = 'new';
  // Refreshed in the background from that moment, not before.
  expect([await told(ttlMs - 1), await told(0), await told(1), await told(0)]).toEqual([
    'old',
    'old',
    'old',
    'new',
  ]);
});
