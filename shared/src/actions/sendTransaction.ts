import type { ChainClient, ChainReader, NodeReader } from '../client/chainClient.ts';
import { isConfirmable } from '../client/operators.ts';
import { AppError, hasCode, toAppError } from '../errors/appError.ts';
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

interface Attempt {
  readonly url: string;
  readonly outcome: BroadcastOutcome | null;
  readonly error: AppError | null;
}

const NEVER_SENT = ['node.unreachable', 'node.connection_lost'] as const;

const wasRefused = ({ error }: Attempt): boolean => error?.code.startsWith('chain.') === true;
const wasKnown = ({ error }: Attempt): boolean => hasCode(error, 'chain.duplicate_transaction');

/**
 * True when the transaction may be on the chain although no node accepted it: an answer is missing, one node refuses
 * what another has refused as already known, or a single node refuses while others were unreachable. A refusal is final
 * only when no node can have kept the bytes.
 */
function mayHaveArrived(client: ChainClient, attempts: readonly Attempt[]): boolean {
  if (attempts.some((each) => !wasRefused(each) && !hasCode(each.error, ...NEVER_SENT))) return true;
  const refused = attempts.filter(wasRefused);
  const known = refused.filter(wasKnown);
  if (known.length > 0 && known.length < refused.length) return true;
  const [only, second] = refused;
  if (only === undefined || second !== undefined) return false;
  return isConfirmable(only.url, client.status.get().nodes);
}

async function attempt(
  node: NodeReader,
  transaction: SignedTransaction,
  options: { isRepeat?: boolean },
): Promise<Attempt> {
  try {
    return { url: node.url, outcome: await broadcastTransaction(node, transaction, options), error: null };
  } catch (error) {
    return { url: node.url, outcome: null, error: toAppError(error) };
  }
}

/**
 * Sends the same bytes at once to the node in use and to nodes of other operators, so that none can swallow them. One
 * acceptance is enough; a refusal needs all asked nodes, since one node's word is no reason to sign again.
 * @throws AppError broadcast.answer_lost (it may have arrived), node.unreachable (never sent), or a chain.* code of the
 * node in use
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
  const refusal = attempts.find(wasRefused)?.error ?? null;
  if (!mayHaveArrived(client, attempts))
    throw refusal ?? new AppError('node.unreachable', { method: 'broadcast_transaction' });
  const lost = attempts.find(({ error }) => hasCode(error, 'broadcast.answer_lost'))?.error;
  throw lost ?? new AppError('broadcast.answer_lost', { reason: refusal?.code ?? '' }, refusal);
}
