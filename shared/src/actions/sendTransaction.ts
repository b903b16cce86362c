import type { ChainClient, NodeReader } from '../client/chainClient.ts';
import { AppError, hasCode, toAppError } from '../errors/appError.ts';
import type { SignedTransaction } from '../protocol/operations.ts';
import { type BroadcastOutcome, broadcastTransaction } from './broadcastTransaction.ts';

interface Attempt {
  readonly outcome: BroadcastOutcome | null;
  readonly error: AppError | null;
}

const NEVER_SENT = ['node.unreachable', 'node.connection_lost'] as const;

/** A refusal of the chain, or a sending that never left this device: nothing of it can be on the chain by this way. */
const cameToNothing = ({ error }: Attempt): boolean =>
  error !== null && (error.code.startsWith('chain.') || hasCode(error, ...NEVER_SENT));

async function attempt(
  node: NodeReader,
  transaction: SignedTransaction,
  options: { isRepeat?: boolean },
): Promise<Attempt> {
  try {
    return { outcome: await broadcastTransaction(node, transaction, options), error: null };
  } catch (error) {
    return { outcome: null, error: toAppError(error) };
  }
}

/**
 * Sends the same bytes to the node in use and to others of other operators at once, so that none can swallow them. Accepted as soon as one
 * accepts; refused only when all that were asked refuse: what one node says is no reason to sign again.
 * @throws AppError broadcast.answer_lost (it may have arrived), node.unreachable (never sent), or a chain.* code of the node in use
 */
export async function sendTransaction(
  client: ChainClient,
  transaction: SignedTransaction,
  options: { isRepeat?: boolean } = {},
): Promise<BroadcastOutcome> {
  const nodes = await client.readers();
  const attempts = await Promise.all(nodes.map((node) => attempt(node, transaction, options)));
  const outcome = attempts.find((each) => each.outcome !== null)?.outcome;
  if (outcome !== undefined && outcome !== null) return outcome;
  // The first relayed it to the second before the second was asked; then only the first's answer is missing.
  const lost = attempts.find((each) => !cameToNothing(each));
  const refused = attempts.find(({ error }) => error?.code.startsWith('chain.') === true);
  throw (
    lost?.error ?? refused?.error ?? new AppError('node.unreachable', { method: 'broadcast_transaction' })
  );
}
