import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@xbts/bot/src/config.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { type Service, startService } from '@xbts/bot/src/service.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { dataServerPaths as paths } from '@xbts/shared/services/contract.ts';
import { createFetchJson, type FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { botSettings } from '../devnet/botSettings.ts';
import type { ServiceCondition } from '../devnet/services/conditions.ts';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';

let devnet: Devnet;
let folder: string;
const services: Service[] = [];

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0, liveDays: 1 });
  folder = mkdtempSync(join(tmpdir(), 'xbts-data-server-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
  for (const { faults } of devnet.nodes) faults.reset();
  devnet.services.conditions.reset();
});
afterAll(async () => {
  await devnet?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A fresh bot that reads from the development data server, or from the nodes alone. */
async function startBot(hasDataServer = true): Promise<FetchJson> {
  const nodeUrls = devnet.nodes.map((node) => node.url);
  const place = { port: 0, host: '127.0.0.1', publicUrl: 'http://127.0.0.1', staticDir: folder };
  const settings = botSettings({ ...place, nodeUrls, servicesUrl: devnet.servicesUrl, hasDataServer });
  const read = readConfig({ ...settings, BOT_TOKEN: 'off' });
  if ('faults' in read) throw new TypeError(read.faults.join('\n'));
  const service = await startService(read.config, createLog({ level: 'silent', secrets: [] }));
  services.push(service);
  return createFetchJson({ fetch, baseUrl: service.url, timeoutMs: 20_000 });
}

function killNodes(): void {
  for (const { faults } of devnet.nodes) {
    faults.set({ isRefusingConnections: true });
    faults.dropConnections();
  }
}

const accounts = { body: { ids: ['alice-trader7', 'bob-holder2', 'nobody-at-all-9'] } };
const assets = { body: { assets: ['BTS', 'XBTSX.STH', 'NOSUCH'] } };
const objects = { body: { objects: ['2.0.0', '1.19.0', '5.6.0', '1.19.999'] } };

/** All chain reads of the page, from one bot. */
async function readAll(fetchJson: FetchJson) {
  const { dynamic, ...global } = await callService(fetchJson, paths.globalProperties, {});
  return {
    global,
    head: dynamic.head_block_number,
    accounts: await callService(fetchJson, paths.accounts, accounts),
    assets: await callService(fetchJson, paths.assets, assets),
    objects: await callService(fetchJson, paths.objects, objects),
    account: await callService(fetchJson, paths.getAccount, { params: { name: 'alice-trader7' } }),
    holders: await callService(fetchJson, paths.holders, {
      params: { symbol: 'XBTSX.STH', start: 1, count: 3 },
    }),
    poolsA: await callService(fetchJson, paths.lpsA, { params: { asset: 'BTS' } }),
    poolsB: await callService(fetchJson, paths.lpsB, { params: { asset: 'XBTSX.STH' } }),
    found: await callService(fetchJson, paths.lps, { params: { query: 'sth' } }),
    pool: await callService(fetchJson, paths.lpSingle, { params: { id: '1.19.0' } }),
    history: await callService(fetchJson, paths.lpHistory, {
      body: { id: '1.19.0', limit: 7, operation: 63 },
    }),
    tickers: await callService(fetchJson, paths.tickers, {}),
    price: await callService(fetchJson, paths.price, { params: { slug: 'bts-bitshares' } }),
  };
}

describe('a bot with a data server in the operator’s forms', () => {
  it('serves without any node the same as another from nodes', async () => {
    const own = await readAll(await startBot(false));
    expect(own.accounts.rows).toHaveLength(2);
    expect(own.found.rows.length).toBeGreaterThan(2);
    expect(own.found.rows[0]?.statistics?._24h_exchange_fee_a).toBeTypeOf('bigint');
    killNodes();
    expect(await readAll(await startBot())).toEqual(own);
  });

  it('does not know an account that the data server lacks, without nodes', async () => {
    killNodes();
    const fetchJson = await startBot();
    await expect(
      callService(fetchJson, paths.getAccount, { params: { name: 'nobody-at-all-9' } }),
    ).rejects.toMatchObject({
      facts: { status: 404 },
    });
  });

  const failures: readonly Partial<ServiceCondition>[] = [
    { mode: 'garbage' },
    { mode: 'wrongShape' },
    { mode: 'half' },
    { mode: 'silence' },
    { mode: 'broken' },
    { mode: 'maintenance' },
  ];
  it.each(failures)('is served by the nodes at %o of the data server', async (condition) => {
    const own = await readAll(await startBot(false));
    devnet.services.conditions.set('dataServer', condition);
    expect(await readAll(await startBot())).toEqual(own);
  });

  it('waits once for a data server that hangs, not at each read', async () => {
    devnet.services.conditions.set('dataServer', { slowMs: 30_000 });
    const fetchJson = await startBot();
    const startedAt = performance.now();
    await callService(fetchJson, paths.accounts, accounts);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    const secondAt = performance.now();
    await callService(fetchJson, paths.assets, assets);
    await callService(fetchJson, paths.lpSingle, { params: { id: '1.19.0' } });
    expect(performance.now() - secondAt).toBeLessThan(1_500);
  });

  it('reads operations before a sequence from the nodes, which store them', async () => {
    const fetchJson = await startBot();
    const asked = { id: '1.19.0', limit: 3 };
    const first = await callService(fetchJson, paths.lpHistory, { body: asked });
    const before = (first.rows.at(-1)?.sequence ?? 0) - 1;
    const next = await callService(fetchJson, paths.lpHistory, { body: { ...asked, sequence: before } });
    expect(next.rows.map(({ sequence }) => sequence)).toEqual([before, before - 1, before - 2]);
  });

  it('counts its requests by source and form', async () => {
    const fetchJson = await startBot();
    await callService(fetchJson, paths.price, { params: { slug: 'bts-bitshares' } });
    await callService(fetchJson, paths.holders, { params: { symbol: 'BTS' } });
    const [service] = services;
    const figures = await (
      await fetch(`${service?.url}/metrics`, { headers: { authorization: 'Bearer open' } })
    ).text();
    expect(figures).toContain('form="get_asset_holders"} 1');
    expect(figures).toContain('route="/market/price/:slug",form="null"} 1');
    expect(figures).toContain('xbts_data_fallbacks_total{what="price",reason="service.bad_answer"} 1');
  });
});
