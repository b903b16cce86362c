import type { Storage } from '../../storage/openStorage.ts';
import { queueFor } from '../../storage/repositories/outbox.ts';
import { totalsOf } from '../../storage/repositories/payments.ts';
import { payerOf, type RoundPrices } from '../../storage/repositories/rounds.ts';
import { keepChat } from '../../storage/repositories/subscribers.ts';
import { roundSummary, summaryKey } from '../kinds/roundSummary.ts';

/**
 * Queues the one post of a round to the channel; nothing when it was queued before. The channel is kept as a subscriber who chose
 * nothing, so that its posts go through the same queue and at the same rate as everything else; the chat of a subscriber stays theirs.
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
