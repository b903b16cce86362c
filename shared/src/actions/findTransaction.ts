import type { ChainClient, ChainReader, NodeReader } from '../client/chainClient.ts';
import { isConfirmable, QUORUM } from '../client/operators.ts';
import { AppError, hasCode } from '../errors/appError.ts';
import { msOfChainTime } from '../protocol/chainTime.ts';
import type { SignedTransaction } from '../protocol/operations.ts';
import type { Block } from '../protocol/records.ts';
import { getBlock } from './getBlock.ts';
import { getDynamicGlobalProperties } from './getDynamicGlobalProperties.ts';
import { getTransactionById } from './getTransactionById.ts';
import type { ReadOptions } from './readOptions.ts';
import { isSameTransaction } from './sameTransaction.ts';

const BATCH = 8;

export interface TransactionSearch {
  readonly id: string;
  readonly transaction: SignedTransaction;
  /**
   * No block up to this one contains the transaction: BuiltTransaction.sinceBlock, later `nextSince` of the previous
   * answer.
   */
  readonly sinceBlock: number;
}

/** A transaction's fate. */
export type TransactionFate =
  /** Until it is irreversible the block can still be undone: call again with the same sinceBlock. */
  | {
      readonly state: 'in_block';
      readonly blockNum: number;
      readonly trxInBlock: number;
      readonly irreversible: boolean;
    }
  /** No block can ever contain it: safe to sign and send again. */
  | { readonly state: 'expired' }
  /**
   * Not known yet. `isKnown`: the node holds it and it waits for a block; false: the same bytes may be sent again.
   * `lacks`: the first block that the node does not show although its head is beyond it.
   */
  | {
      readonly state: 'pending';
      readonly isKnown: boolean;
      readonly nextSince: number;
      readonly lacks?: number;
    };

interface Place {
  readonly blockNum: number;
  readonly trxInBlock: number;
}

function placeIn(blocks: readonly (Block | null)[], from: number, own: SignedTransaction): Place | null {
  for (const [index, block] of blocks.entries()) {
    const trxInBlock = (block?.transactions ?? []).findIndex((each) => isSameTransaction(each, own));
    if (trxInBlock >= 0) return { blockNum: from + index, trxInBlock };
  }
  return null;
}

/**
 * Looks for a transaction in the blocks since it was signed.
 * A block applies a transaction only while the time of the block *before* it is not past the expiration (the node
 * checks `now <= trx.expiration` with the previous head's time). So the first block whose own time is past the
 * expiration is the last that can contain it. The answer is 'expired' only when every block from sinceBlock + 1 to that
 * one has been read without finding it, and that one is irreversible, so that no fork can bring it back. An unreadable
 * block, or a head that is not far enough, gives 'pending'.
 * @throws AppError those of ChainReader.call
 */
export async function findTransaction(
  client: ChainReader,
  { id, transaction, sinceBlock }: TransactionSearch,
  options: ReadOptions = {},
): Promise<TransactionFate> {
  // Read before the blocks: blocks irreversible now stay so for all later reads.
  const head = await getDynamicGlobalProperties(client, options);
  const irreversible = head.last_irreversible_block_num;
  const expiration = msOfChainTime(transaction.expiration);
  let readTo = sinceBlock;
  let lacks: number | undefined;
  while (readTo < head.head_block_number) {
    const count = Math.min(BATCH, head.head_block_number - readTo);
    const numbers = Array.from({ length: count }, (_, index) => readTo + 1 + index);
    const blocks = await Promise.all(numbers.map((number) => getBlock(client, number, options)));
    const place = placeIn(blocks, readTo + 1, transaction);
    if (place !== null) return { state: 'in_block', ...place, irreversible: place.blockNum <= irreversible };
    const missing = blocks.indexOf(null);
    const known = missing < 0 ? blocks : blocks.slice(0, missing);
    const last = known.findIndex((block) => block !== null && msOfChainTime(block.timestamp) > expiration);
    if (last >= 0 && readTo + 1 + last <= irreversible) return { state: 'expired' };
    readTo += known.length;
    if (missing >= 0) lacks = readTo + 1;
    if (last >= 0 || missing >= 0) break;
  }
  const isKnown = (await getTransactionById(client, id, options)) !== null;
  const nextSince = Math.max(sinceBlock, Math.min(readTo, irreversible));
  return { state: 'pending', isKnown, nextSince, ...(lacks === undefined ? {} : { lacks }) };
}

/** A transaction's fate, with the nodes that report it. */
export interface AgreedFate {
  readonly fate: TransactionFate;
  readonly nodes: readonly string[];
  /**
   * One node calls it expired and the others that could confirm it have not answered. It counts as pending; callers may
   * treat it as expired when no answer ever comes.
   */
  readonly isExpiredByOne?: true;
}

interface Finding {
  readonly node: NodeReader;
  readonly fate: TransactionFate;
}

/**
 * Looks for a transaction on the node in use and on nodes of other operators. A final fate (in a block, or expired)
 * counts only when all nodes report it; while they differ the transaction is pending. It also stays pending when a
 * single node calls it expired and the list has others, because the user might pay twice. A single node is enough for a
 * block, which can be proven. Nodes that the majority contradicts about a block are left, and so are nodes that stay
 * silent or withhold a block that another shows.
 * @throws AppError those of ChainReader.call, of the node in use when no other answers either
 */
export async function findAgreedTransaction(
  client: ChainClient,
  search: TransactionSearch,
): Promise<AgreedFate> {
  const nodes = await client.readers();
  if (nodes.length === 0) throw new AppError('node.unreachable', { method: 'readers' });
  const answers = await Promise.all(nodes.map((node) => findOn(node, search)));
  const heard = answers.flatMap((answer) => (answer instanceof AppError ? [] : [answer]));
  const findings = heard.filter((finding) => !heard.some((other) => isWithheld(finding.fate, other.fate)));
  if (findings.length === 0) throw answers[0];
  leaveSilent(client, nodes, answers, findings);
  if (findings.some((each) => findings.some((other) => areContrary(each.fate, other.fate))))
    await leaveLiars(client, search, findings);
  const fate = joined(search, findings);
  const urls = findings.map(({ node }) => node.url);
  if (fate.state === 'expired' && isLoneNode(client, urls))
    return { fate: pendingSince(search), nodes: urls, isExpiredByOne: true };
  return { fate, nodes: urls };
}

const pendingSince = ({ sinceBlock }: TransactionSearch): TransactionFate => ({
  state: 'pending',
  isKnown: false,
  nextSince: sinceBlock,
});

/** True when only one node answered and others on the list could confirm its answer. */
export function isLoneNode({ status }: ChainClient, [only, second]: readonly string[]): boolean {
  if (second !== undefined || only === undefined) return false;
  return isConfirmable(only, status.get().nodes);
}

/** A node's finding, or the error that prevented one. */
async function findOn(node: NodeReader, search: TransactionSearch): Promise<Finding | AppError> {
  try {
    return { node, fate: await findTransaction(node, search) };
  } catch (error) {
    // A node that did not answer casts no vote.
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Leaves nodes that were reachable but did not answer. */
function leaveSilent(
  client: ChainClient,
  nodes: readonly NodeReader[],
  answers: readonly (Finding | AppError)[],
  findings: readonly Finding[],
): void {
  for (const [index, { url }] of nodes.entries()) {
    const answer = answers[index];
    if (answer instanceof AppError) {
      if (hasCode(answer, 'node.timeout', 'node.bad_answer')) client.silent(url, answer.message);
    } else if (answer !== undefined && !findings.includes(answer)) client.silent(url, 'it keeps blocks back');
  }
}

/** True when a node withholds a block that it must have and that the other has read. */
function isWithheld(fate: TransactionFate, other: TransactionFate): boolean {
  if (fate.state !== 'pending' || fate.lacks === undefined) return false;
  if (other.state === 'in_block') return other.blockNum >= fate.lacks;
  return other.state === 'expired' || other.nextSince >= fate.lacks;
}

/** The joint answer of honest nodes, some of which may be a few blocks behind. */
function joined({ sinceBlock }: TransactionSearch, findings: readonly Finding[]): TransactionFate {
  const fates = findings.map(({ fate }) => fate);
  const [first] = fates;
  if (first?.state === 'expired' && fates.every(({ state }) => state === 'expired')) return first;
  if (first?.state === 'in_block' && fates.every((fate) => isAt(fate, first.blockNum)))
    return { ...first, irreversible: fates.every((fate) => fate.state === 'in_block' && fate.irreversible) };
  const sinces = fates.map((fate) => (fate.state === 'pending' ? fate.nextSince : sinceBlock));
  const isKnown = fates.some(
    (fate) => fate.state === 'in_block' || (fate.state === 'pending' && fate.isKnown),
  );
  return { state: 'pending', isKnown, nextSince: Math.min(...sinces) };
}

const isAt = (fate: TransactionFate, blockNum: number): boolean =>
  fate.state === 'in_block' && fate.blockNum === blockNum;

/** True when one node shows it in a block that the other has read without it. */
function areContrary(one: TransactionFate, other: TransactionFate): boolean {
  if (one.state !== 'in_block') return other.state === 'in_block' && areContrary(other, one);
  if (other.state === 'in_block') return other.blockNum !== one.blockNum;
  return other.state === 'expired' || other.nextSince >= one.blockNum;
}

/** Asks more nodes, and leaves those that the majority contradicts. */
async function leaveLiars(
  client: ChainClient,
  search: TransactionSearch,
  findings: readonly Finding[],
): Promise<void> {
  const more = (await client.readers(QUORUM)).filter(({ url }) =>
    findings.every(({ node }) => node.url !== url),
  );
  const found = await Promise.all(more.map((node) => findOn(node, search)));
  const quorum = [...findings, ...found.flatMap((each) => (each instanceof AppError ? [] : [each]))];
  for (const { node, fate } of quorum) {
    const against = quorum.filter((other) => areContrary(fate, other.fate));
    if (against.length > quorum.length / 2)
      client.contradicted(node.url, `${search.id}: ${fate.state}, not ${against[0]?.fate.state}`);
  }
}
