// Evaluates one price after the other in a separate process, and reports each finished one. Its only argument is a
// PricesTask in JSON.
import { evaluatePrices } from '@xbts/bot/src/notices/alerts/evaluatePrices.ts';
import { openStorage, type StorageOptions } from '@xbts/bot/src/storage/openStorage.ts';

/** The task of a process: the prices of one subject, in order. */
export interface PricesTask {
  readonly storage: StorageOptions;
  readonly subject: string;
  readonly prices: readonly number[];
}

const task: PricesTask = JSON.parse(process.argv[2] ?? '');
const storage = await openStorage(task.storage);
for (const price of task.prices) {
  const quote = { price, readAt: Date.now(), sources: ['prices' as const], isAgreed: true };
  await evaluatePrices(storage, new Map([[task.subject, quote]]));
  process.stdout.write('.');
}
await storage.close();
