import { parseArgs } from 'node:util';
import { createRandom } from '../../devnet/world/random.ts';
import { answerInputs } from './answerInputs.ts';
import { type FuzzFault, feedAll } from './feedAll.ts';
import { startFuzzedService } from './fuzzedService.ts';
import { heapMegabytes } from './heapMegabytes.ts';
import { rpcInputs } from './rpcInputs.ts';
import { sendMany } from './sendMany.ts';
import { textInputs } from './textInputs.ts';

/**
 * Feeds a million spoiled inputs to every place of external input: no crash, no hang over a second, no growth.
 * --seed N     the same seed feeds the same inputs. Default: the current minute
 * --count N    default: 1,000,000; one in twenty is a request over HTTP
 * --only TEXT  only places whose name contains it
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: `${Math.floor(Date.now() / 60_000)}` },
    count: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
});

const [seed, count] = [Number(values.seed), Number(values.count)];
/** Inputs between two looks at the heap. */
const batch = Math.min(count, 50_000);

const service = await startFuzzedService();
const inputs = [...textInputs, ...rpcInputs, ...(await answerInputs(service.url))].filter(({ name }) =>
  name.includes(values.only),
);
console.log(`seed ${seed}: ${count} inputs in ${inputs.length} places, and over HTTP`);

const faults: FuzzFault[] = [];
const heap: number[] = [];
for (let fed = 0; fed < count; fed += batch) {
  const now = Math.min(batch, count - fed);
  const requests = values.only === '' ? Math.floor(now / 20) : 0;
  faults.push(...(await feedAll(inputs, { seed: seed + fed, count: now - requests })));
  const refused = await sendMany(service, requests, createRandom(seed + fed));
  faults.push(...refused.map((fault) => ({ input: 'HTTP', seed: seed + fed, fault })));
  heap.push(heapMegabytes());
  console.log(`${Math.min(fed + batch, count)}: ${faults.length} faults, ${Math.round(heap.at(-1) ?? 0)} MB`);
}
await service.close();

/** One fault of each kind: its place and its first line identify it. */
const kinds = Map.groupBy(faults, ({ input, fault }) => `${input}: ${fault.split('\n', 1)[0]}`);
for (const alike of kinds.values()) console.error(`${alike.length} times, as with this seed:`, alike[0]);
for (const line of service.logged.slice(0, 20)) console.error(line);
// The first batch fills caches; after it nothing may accumulate.
const [, settled = 0] = heap;
const grown = heap.length > 2 ? (heap.at(-1) ?? 0) - settled : 0;
console.log(
  `${faults.length} faults, heap ${grown >= 0 ? 'grown' : 'shrunk'} by ${Math.abs(grown).toFixed(1)} MB`,
);
process.exitCode = faults.length > 0 || service.logged.length > 0 || grown > 10 ? 1 : 0;
