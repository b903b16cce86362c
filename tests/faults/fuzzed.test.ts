import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../devnet/world/random.ts';
import { answerInputs } from './fuzz/answerInputs.ts';
import { feedAll } from './fuzz/feedAll.ts';
import { type FuzzedService, startFuzzedService } from './fuzz/fuzzedService.ts';
import { heapMegabytes } from './fuzz/heapMegabytes.ts';
import { rpcInputs } from './fuzz/rpcInputs.ts';
import { sendMany } from './fuzz/sendMany.ts';
import { textInputs } from './fuzz/textInputs.ts';

/** Half of them before the first memory measurement, half before the second. */
const requests = 5_000;
const seed = 20_261_121;

let service: FuzzedService;

beforeAll(async () => {
  service = await startFuzzedService();
});

afterAll(async () => {
  await service?.close();
});

it('5,000 fuzzed requests over all routes: no fault of our own, no hang, no memory growth', async () => {
  const random = createRandom(seed);
  expect(await sendMany(service, requests / 2, random)).toEqual([]);
  const before = heapMegabytes();
  expect(await sendMany(service, requests / 2, random)).toEqual([]);
  const grown = heapMegabytes() - before;
  expect(service.logged).toEqual([]);
  expect(grown).toBeLessThan(5);
  const health = await (await fetch(`${service.url}/config.json`)).json();
  expect(health).toHaveProperty('chainId');
}, 900_000);

it('5,000 spoiled links, files, launch data and answers of nodes and services: accepted, or refused with a code', async () => {
  const inputs = [...textInputs, ...rpcInputs, ...(await answerInputs(service.url))];
  expect(await feedAll(inputs, { seed, count: 5_000 })).toEqual([]);
}, 900_000);
