import type { ChainClient } from '../client/chainClient.ts';
import { hasCode } from '../errors/appError.ts';
import type { SignedTransaction } from '../protocol/operations.ts';

const DEADLINE_MS = 15_000;

/** accepted: the node has checked it and passes it on · known: these very bytes had arrived before. */
export type BroadcastOutcome = 'accepted' | 'known';

/**
 * Sends a signed transaction once. After `broadcast.answer_lost` it may or may not have arrived: findTransaction says,
 * and the same bytes may be sent again with `isRepeat`; the chain applies them once (chain.md §4).
 * @throws AppError broadcast.answer_lost; node.unreachable (never sent); a chain.* code when the node refuses it
 */
export async function broadcastTransaction(
  client: ChainClient,
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
    // Only of a repeat is a duplicate good news: of a first sending it is another payment with the same id.
    if (isRepeat && hasCode(error, 'chain.duplicate_transaction')) return 'known';
    throw error;
  }
}
