import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FetchJson, JsonAnswer, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { createChainDataSource } from '../chain/data/chainDataSource.ts';
import { type FakeAnswers, fakeChain } from '../chain/fakeChain.fixture.ts';
import { createLog } from '../logging.ts';
import { createMetrics } from '../metrics.ts';
import { fakeUpstreams } from '../upstreams/fakeUpstreams.fixture.ts';
import { createFaucet } from '../upstreams/faucet.ts';
import { createServer, type ServerDeps } from './createServer.ts';

/** A clock that stands until a test moves it. */
export interface FakeClock extends Clock {
  time: number;
}

/** Two seconds after the fake chain's head block. */
export function fakeClock(): FakeClock {
  const clock: FakeClock = {
    time: 1_795_000_002_000,
    now: () => clock.time,
    setTimeout: () => undefined,
    clearTimeout: () => {},
  };
  return clock;
}

/** A service that answers by path; every request is recorded. */
export function fakeService(answers: Readonly<Record<string, JsonAnswer | Error>>) {
  const requests: JsonRequest[] = [];
  const fetchJson: FetchJson = async (request) => {
    requests.push(request);
    const answer = answers[request.path.split('?')[0] ?? ''] ?? { status: 404, body: undefined };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { fetchJson, requests };
}

/** A built mini app of four files, and the build's own list of them. */
export function fakeMiniApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'xbts-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>XBTS</title>');
  writeFileSync(join(folder, 'assets/index-AbCd1234.js'), 'export {}');
  writeFileSync(join(folder, 'assets/index-AbCd1234.js.br'), 'encoded');
  writeFileSync(join(folder, 'assets/index-EfGh5678.css'), 'a{}');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}

/** A server over a fake chain and fake services, for injected requests. */
export async function testServer(
  options: {
    chain?: FakeAnswers;
    status?: Parameters<typeof fakeChain>[1];
    services?: Readonly<Record<string, JsonAnswer | Error>>;
  } & Partial<ServerDeps> = {},
) {
  const { chain = {}, status, services = {}, ...deps } = options;
  const clock = fakeClock();
  const { client, calls } = fakeChain(chain, status);
  const { fetchJson, requests } = fakeService(services);
  const lines: string[] = [];
  const log = createLog({
    level: 'debug',
    secrets: [],
    destination: { write: (line: string) => lines.push(line) },
  });
  const metrics = createMetrics();
  const upstreams = fakeUpstreams({ fetchJson, clock, log, metrics });
  const server = await createServer({
    client,
    source: createChainDataSource({ client, upstreams, clock, log }),
    upstreams,
    faucet: createFaucet({ upstream: upstreams.faucet, referrerOf: async () => undefined, clock }),
    subscription: undefined,
    payoutsState: undefined,
    clock,
    log,
    metrics,
    metricsAccess: { isOpen: true, token: '' },
    appConfig: {
      nodes: ['wss://node.xbts.io/ws'],
      chainId: 'auto',
      stakingAsset: '1.3.4099',
      payers: ['sth-payer'],
      gatewayPrefixes: ['XBTSX'],
      gateways: {},
      missingServices: [],
      launchMode: 'miniapp',
      links: {
        chat: 'https://t.me/xbtsio',
        explorer: 'https://e.example',
        news: 'https://n.example',
        crossChain: 'https://c.example',
        dex: 'https://d.example',
      },
      version: '0.1.0',
    },
    gatewaySupport: {},
    foreignChains: {},
    readsChain: true,
    botName: () => 'xbts_bot',
    staticDir: undefined,
    publicUrl: 'https://mini.example.org',
    frameAncestors: [],
    allowsOwnNodes: false,
    proxies: 0,
    requestsPerMinute: 1_000_000,
    bytesPerMinute: 1_000_000_000,
    registrationsPerHour: 1_000,
    requestTimeoutMs: 15_000,
    maxDelayMs: 0,
    cacheBytes: 64_000_000,
    ...deps,
  });
  return { server, clock, calls, requests, lines };
}
