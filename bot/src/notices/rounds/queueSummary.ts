import type { Storage } from '../../storage/openStorage.ts';
import { queueFor } from '../../storage/repositories/outbox.ts';
import { totalsOf } from '../../storage/repositories/payments.ts';
import { payerOf, type RoundPrices } from '../../storage/repositories/rounds.ts';
import { keepChat } from '../../storage/repositories/subscribers.ts';
import { roundSummary, summaryKey } from '../kinds/roundSummary.ts';

/**
 * Queues the single post of a round to the channel; a no-op when it was queued before. The channel is stored as a
 * subscriber without choices, so that its posts share the queue and its rate; the chat of a real subscriber stays
 * theirs.
 */
export async function queueSummary(
  storage: Storage,
  { channel, roundId, prices }: { channel: number; roundId: string; prices: RoundPrices },
): Promise<void> {
  const payer = await payerOf(storage.db, roundId);
  const totals = await totalsOf(storage.db, roundId);
  if (payer === undefined || totals.length === 0) return;
  const facts = totals.map(({ symbol, precision, units, payments, accounts }) => ({
    payer,
    symbol,
    precision,
    units: String(units),
    payments,
    accounts,
    price: prices[symbol] ?? null,
  }));
  await storage.db.transaction().execute(async (transaction) => {
    await keepChat(transaction, channel);
    await queueFor(transaction, channel, { kind: roundSummary.name, key: summaryKey(roundId), facts });
  });
}
