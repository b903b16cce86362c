import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '@xbts/bot/src/config.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { type Service, startService } from '@xbts/bot/src/service.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botSettings } from '../devnet/botSettings.ts';
import { chatUsers } from '../devnet/messenger/chatUsers.ts';
import { createLaunchDataSigner } from '../devnet/messenger/launch/initData.ts';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { createRandom, type Random } from '../devnet/world/random.ts';
import { fuzzedRequest } from './fuzz/fuzzedRequest.ts';
import { sendFuzzed } from './fuzz/sendFuzzed.ts';

/** Half of them before the memory is measured, half until it is measured again. */
const requests = 5_000;
const seed = 20_261_121;

let devnet: Devnet;
let launchData: string;
let service: Service;
let folder: string;
const logged: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0, liveDays: 1 });
  folder = mkdtempSync(join(tmpdir(), 'xbts-fuzz-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const { servicesUrl, messenger } = devnet;
  const [user] = chatUsers;
  if (user === undefined) throw new RangeError('nobody is in the messenger');
  const authDate = Math.floor(Date.now() / 1_000);
  launchData = createLaunchDataSigner(messenger.token).sign({ user, authDate, chatInstance: '1' });
  const around = {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1',
    nodeUrls: devnet.nodes.map((node) => node.url),
    servicesUrl,
    staticDir: folder,
    messenger,
  };
  const own = {
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT: '1000000000',
    CACHE_MB: '32',
    RATE_LIMIT_MB: '1000000',
    REGISTRATIONS_PER_HOUR: '1000000',
    BOT_UPDATES: 'webhook',
  };
  const read = readConfig({ ...botSettings(around), ...own });
  if ('faults' in read) throw new TypeError(read.faults.join('\n'));
  const destination = { write: (line: string) => void (line.includes('"level":50') && logged.push(line)) };
  service = await startService(read.config, createLog({ level: 'error', secrets: [], destination }));
});

afterAll(async () => {
  agent.destroy();
  await service?.close();
  await devnet?.close();
  rmSync(folder, { recursive: true, force: true });
});

const anyCode = /^\{"error":\{"code":"[a-z_]+\.[a-z_]+","message":"/u;
/** A 5xx has to name a node, the chain or a service, not ourselves. */
const foreignCode = /^\{"error":\{"code":"(?:node|chain|service)\.[a-z_]+","message":"/u;

/** Sends so many and gives back what may not be: refusals without a code and a message, and 5xx that are our own fault. */
async function sendMany(count: number, random: Random): Promise<string[]> {
  const faults: string[] = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const fuzzed = fuzzedRequest(random, launchData);
      const { status, body } = await sendFuzzed(service.url, fuzzed, agent);
      // An answer to HEAD has no body to hold a code.
      const isRefused = status >= 400 && fuzzed.method !== 'HEAD';
      if (isRefused && !(status < 500 ? anyCode : foreignCode).test(body))
        faults.push(`${status} ${fuzzed.method} ${fuzzed.path.slice(0, 120)}: ${body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return faults;
}

function heapMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1_000_000;
}

it('5,000 fuzzed requests over all routes: no fault of our own, no hang, no growth of memory', async () => {
  const random = createRandom(seed);
  expect(await sendMany(requests / 2, random)).toEqual([]);
  const before = heapMegabytes();
  expect(await sendMany(requests / 2, random)).toEqual([]);
  const grown = heapMegabytes() - before;
  expect(logged).toEqual([]);
  expect(grown).toBeLessThan(5);
  const health = await (await fetch(`${service.url}/config.json`)).json();
  expect(health).toHaveProperty('chainId');
}, 900_000);
