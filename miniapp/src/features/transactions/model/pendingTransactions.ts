import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type Clock, systemClock } from '@xbts/shared/client/clock.ts';
import { isFinal, type PendingTransaction, usePending } from './pending.ts';
import { followTransaction, type LifeParts, sendTransaction } from './transactionLife.ts';

const lifeParts = (client: ChainClient, clock: Clock): LifeParts => ({
  client,
  clock,
  onChange: (id, change) => usePending.getState().change(id, change),
});

/** Stores a signed transaction, before anything else happens to it, and sends it on its way. */
export function sendPending(
  client: ChainClient,
  transaction: Pick<PendingTransaction, 'id' | 'account' | 'chainId' | 'signed' | 'sinceBlock'>,
  clock: Clock = systemClock,
): Promise<void> {
  const pending: PendingTransaction = { ...transaction, phase: 'signed', blockNumber: null, error: null };
  usePending.getState().add(pending);
  return sendTransaction(lifeParts(client, clock), pending);
}

/**
 * After a start: looks for the transactions that were on their way when the app was closed. They are only looked for;
 * what the user does not see happen is not sent.
 */
export async function resumePending(client: ChainClient, clock: Clock = systemClock): Promise<void> {
  const open = usePending.getState().transactions.filter((each) => !isFinal(each));
  if (open.length === 0) return;
  const chainId = await client.chainId();
  const parts = lifeParts(client, clock);
  const own = open.filter((each) => each.chainId === chainId);
  for (const { id, phase } of own) if (phase === 'signed') parts.onChange(id, { phase: 'lost' });
  await Promise.all(own.map((each) => followTransaction(parts, each, { mayRepeat: false })));
}
