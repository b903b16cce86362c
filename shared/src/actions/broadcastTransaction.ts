import type { ChainReader } from '../client/chainClient.ts';
import { hasCode } from '../errors/appError.ts';
import type { SignedTransaction } from '../protocol/operations.ts';

const DEADLINE_MS = 15_000;

/** accepted: the node checked it and relays it · known: the node already had these very bytes. */
export type BroadcastOutcome = 'accepted' | 'known';

/**
 * Sends a signed transaction once. After `broadcast.answer_lost` it may or may not have arrived: findTransaction finds
 * out. The same bytes can be sent again with `isRepeat`; the chain applies them once (chain.md §4).
 * @throws AppError broadcast.answer_lost; node.unreachable (never sent); a chain.* code when the node refuses it
 */
export async function broadcastTransaction(
  client: ChainReader,
  transaction: SignedTransaction,
  options: { isRepeat?: boolean; deadlineMs?: number } = {},
): Promise<BroadcastOutcome> {
  const { isRepeat = false, deadlineMs = DEADLINE_MS } = options;
  try {
    await client.call('network_broadcast', 'broadcast_transaction', [transaction], {
      deadlineMs,
      isBroadcast: true,
    });
    return 'accepted';
  } catch (error) {
    // A duplicate counts as success for a repeat only: on a first send it is another payment with the same id.
    if (isRepeat && hasCode(error, 'chain.duplicate_transaction')) return 'known';
    throw error;
  }
}
