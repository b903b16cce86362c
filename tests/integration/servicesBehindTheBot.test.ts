import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@xbts/bot/src/config.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { type Service, startService } from '@xbts/bot/src/service.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { dataServerPaths, servicePrefixes } from '@xbts/shared/services/contract.ts';
import { createFetchJson, type FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { gatewayRecordPaths } from '@xbts/shared/services/gatewayRecord.ts';
import { gatewayPaths } from '@xbts/shared/services/gateways.ts';
import { newsRoutes } from '@xbts/shared/services/news.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import { stakingRoutes } from '@xbts/shared/services/staking.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { botSettings } from '../devnet/botSettings.ts';
import { toSeconds } from '../devnet/chain/ledger/time.ts';
import type { ServiceCondition } from '../devnet/services/conditions.ts';
import { creditDeposit } from '../devnet/services/gateways/creditDeposit.ts';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { pushSigned } from '../devnet/world/pushSigned.ts';

let devnet: Devnet;
let service: Service;
let fetchJson: FetchJson;
let folder: string;

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0, liveDays: 1 });
  folder = mkdtempSync(join(tmpdir(), 'xbts-services-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  service = await startOwn();
  fetchJson = createFetchJson({ fetch, baseUrl: service.url });
});

afterAll(async () => {
  await service?.close();
  await devnet?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A fresh service. */
async function startOwn(): Promise<Service> {
  const { servicesUrl } = devnet;
  const nodeUrls = devnet.nodes.map((node) => node.url);
  const place = { port: 0, host: '127.0.0.1', publicUrl: 'http://127.0.0.1', staticDir: folder };
  const own = { BOT_TOKEN: 'off', DATA_DIR: join(folder, 'data') };
  const read = readConfig({ ...botSettings({ ...place, nodeUrls, servicesUrl }), ...own });
  if ('faults' in read) throw new TypeError(read.faults.join('\n'));
  return startService(read.config, createLog({ level: 'silent', secrets: [] }));
}

it('a deposit to an address requested by the bot is credited on the chain', async () => {
  const { ledger, services } = devnet;
  const prefix = servicePrefixes.gateway('ton');
  const { form, coins } = await callService(fetchJson, gatewayPaths.coins, {}, { prefix });
  expect(form).toBe('amounts in units');
  expect(coins.rows[0]).toMatchObject({
    symbol: 'XBTSX.TON',
    minAmount: '1',
    withdrawFee: '0.1',
    namedIssuers: ['xbtsx-issuer', expect.stringMatching(/^1\.2\.\d+$/u)],
    confirmations: 1,
  });
  const { inputAddress, inputMemo } = await callService(
    fetchJson,
    gatewayPaths.newDepositAddress,
    {
      params: { walletType: 'ton' },
      body: { inputCoinType: 'ton', outputCoinType: 'xbtsx.ton', outputAddress: 'dave-newbie4' },
    },
    { prefix },
  );
  const check = { params: { walletType: 'ton' }, body: { address: inputAddress ?? '' } };
  expect(await callService(fetchJson, gatewayPaths.checkAddress, check, { prefix })).toEqual({
    isValid: true,
  });
  if (services.gateways === undefined) throw new TypeError('no gateways');
  const arrival = { symbol: 'XBTSX.TON', amount: '2.5', address: inputAddress ?? '', memo: inputMemo ?? '' };
  creditDeposit(ledger, services.gateways, arrival);
  ledger.produceBlock();
  const id = (table: 'account' | 'asset', name: string) =>
    (table === 'account' ? ledger.state.accountByName(name) : ledger.state.assetBySymbol(name))?.id ?? '';
  expect(ledger.state.balance(id('account', 'dave-newbie4'), id('asset', 'XBTSX.TON'))).toBe(250_000_000n);
});

it('the board shows which gateway is down', async () => {
  devnet.services.conditions.set('gateway-eos', { mode: 'garbage' });
  const { gateways } = await callService(fetchJson, dataServerPaths.gatewayBoard, {});
  expect(gateways.rows.map(({ family, state }) => `${family} ${state}`)).toEqual([
    'coins ok',
    'waves ok',
    'bsc ok',
    'eth ok',
    'eos failing',
    'fiat ok',
    'ton ok',
  ]);
  expect(gateways.rows[4]).toMatchObject({ failure: 'service.bad_answer', lastAnswerAt: null });
});

it('stakers, news and scam lists are passed through', async () => {
  const prefix = servicePrefixes.staking;
  const percents = await callService(fetchJson, stakingRoutes.percents, {}, { prefix });
  expect(percents).toMatchObject({ staked: '2370000', weight: '3820000', count: 4, unread: 0 });
  expect(percents.holders.rows[0]).toEqual({
    account: 'grace-whale8',
    amount: '900000',
    bonus: '900000',
    percent: '47.1',
  });
  const paid = await callService(fetchJson, stakingRoutes.assets, {}, { prefix });
  expect(paid.rows.map(({ asset }) => asset)).toEqual(['BTS', 'XBTSX.BTC', 'XBTSX.USDT']);
  const params = { account: 'alice-trader7' };
  const payments = await callService(fetchJson, stakingRoutes.payments, { params }, { prefix });
  expect(payments.rows.length).toBeGreaterThan(3);
  const news = await callService(fetchJson, newsRoutes.reports, {}, { prefix: servicePrefixes.news });
  expect(news.rows).toHaveLength(12);
  expect(news.rows[0]).toEqual({
    id: '30',
    title: 'XBTS report 30: trading, staking, pools',
    date: '2026-11-15T00:00:00.000Z',
    url: `${devnet.servicesUrl}/news/uploads/report_30.pdf`,
  });
  const scam = await callService(
    fetchJson,
    scamListRoutes.accounts,
    {},
    { prefix: servicePrefixes.scamLists },
  );
  expect(scam.rows).toContain('xbtsx-giveaway1');
});

it('markets are under the symbols of the chain, by their addresses or by the operator’s table, in either form', async () => {
  const pairsOf = async ({ url }: Service) =>
    (await callService(createFetchJson({ fetch, baseUrl: url }), dataServerPaths.tickers, {})).pairs;
  const pairs = await pairsOf(service);
  expect(pairs['XBTSX.STH_BTS']).toMatchObject({ last: '0.95000000' });
  expect(pairs['XBTSX.LTC_BTS']).toMatchObject({ last: '23000.000' });
  expect(pairs['XBTSX.WAVES_BTS']).toMatchObject({ isClosed: true });
  expect(Object.keys(pairs).join(' ')).not.toMatch(/GONE|\bBTS_|(?<!\.)(?:STH|BTC|USDT)\b/u);
  devnet.services.conditions.set('market', { form: 'guess' });
  const own = await startOwn();
  expect(await pairsOf(own)).toMatchObject({
    'XBTSX.STH_BTS': { last: '0.95000000' },
    'BTS_XBTSX.STH': { last: '1.0526316' },
  });
  await own.close();
  devnet.services.conditions.reset();
});

describe('holders, when every node denies them, come from', () => {
  beforeAll(() => {
    for (const node of devnet.nodes) node.faults.set({ deniedApis: ['asset'] });
  });
  afterEach(() => devnet.services.conditions.reset());

  const down: Partial<ServiceCondition> = { mode: 'silence' };
  const garbage: Partial<ServiceCondition> = { mode: 'garbage' };
  const slow: Partial<ServiceCondition> = { slowMs: 4_000 };
  const wrong: Partial<ServiceCondition> = { mode: 'wrongShape' };
  const explorers = ['explorer0', 'explorer1', 'explorer2'] as const;
  /** The one of the three that answered, by the service's counters. */
  async function whoAnswered({ url }: Service): Promise<string[]> {
    const text = await (await fetch(`${url}/metrics`)).text();
    return ['explorer', 'explorer fallback 1', 'explorer fallback 2'].filter((name) =>
      text.includes(`xbts_upstream_requests_total{service="${name}",outcome="ok"} 1`),
    );
  }
  const holdersBy = ({ url }: Service) =>
    callService(createFetchJson({ fetch, baseUrl: url }), dataServerPaths.holders, {
      params: { symbol: 'XBTSX.STH' },
    });
  const setConditions = (conditions: readonly Partial<ServiceCondition>[]) => {
    for (const [index, condition] of conditions.entries())
      devnet.services.conditions.set(explorers[index] ?? 'explorer0', condition);
  };

  it.each([
    ['the explorer itself, though both fallbacks fail', [{}, down, garbage], 'explorer'],
    ['the first fallback when the explorer is down', [down], 'explorer fallback 1'],
    ['the first fallback when the explorer is slow', [slow], 'explorer fallback 1'],
    ['the second when the first gives garbage besides', [down, garbage], 'explorer fallback 2'],
    ['the second when the others give the wrong shape', [wrong, wrong], 'explorer fallback 2'],
  ] as const)('%s', async (_name, conditions, wanted) => {
    setConditions(conditions);
    const own = await startOwn();
    const { rows } = await holdersBy(own);
    expect(rows[0]?.name).toBe('grace-whale8');
    expect(rows.length).toBeGreaterThan(5);
    expect(await whoAnswered(own)).toEqual([wanted]);
    await own.close();
  });

  it('nowhere when all three fail: the user reads that the nodes deny it', async () => {
    setConditions([down, garbage, wrong]);
    const own = await startOwn();
    await expect(holdersBy(own)).rejects.toMatchObject({ code: 'service.refused', facts: { status: 503 } });
    await own.close();
  });
});

it('the record of a gateway shows how long its last withdrawal took, from the blocks of the chain', async () => {
  const { ledger } = devnet;
  const record = async () => {
    const { gateways } = await callService(fetchJson, gatewayRecordPaths.record, {});
    return gateways.rows
      .find(({ family }) => family === 'bsc')
      ?.coins.rows.find(({ symbol }) => symbol === 'XBTSX.USDT');
  };
  const idOf = (name: string) => ledger.state.accountByName(name)?.id ?? '';
  const text = 'usdt-bsc:0x52908400098527886E0F7030069857D2E4169EE7';
  const message = Buffer.concat([Buffer.alloc(4), Buffer.from(text)]).toString('hex');
  const memo = { from: NULL_PUBLIC_KEY, to: NULL_PUBLIC_KEY, nonce: '0', message };
  const amount = { amount: '50000000', asset_id: ledger.state.assetBySymbol('XBTSX.USDT')?.id };
  const transfer = { from: idOf('alice-trader7'), to: idOf('xbtsx-issuer'), amount, memo, extensions: [] };
  pushSigned({ ledger, codec: await loadCodec() }, 'alice-trader7', [[operationType.transfer, transfer]]);
  const sentAt = toSeconds(ledger.produceBlock().time);
  // The gateway's burn is pushed after the block with the transfer.
  await new Promise((resolve) => setImmediate(resolve));
  const paidAt = toSeconds(ledger.produceBlock().time);
  await expect.poll(record, { timeout: 20_000 }).toMatchObject({
    paid: 1,
    typicalMs: (paidAt - sentAt) * 1_000,
    lastPaidAt: paidAt * 1_000,
    waiting: 0,
  });
});
