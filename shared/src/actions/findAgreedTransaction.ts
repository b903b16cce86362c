import type { ChainClient, NodeReader } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import { findTransaction, type TransactionFate, type TransactionSearch } from './findTransaction.ts';

/** What became of a transaction, with the nodes that say so. */
export interface AgreedFate {
  readonly fate: TransactionFate;
  readonly nodes: readonly string[];
}

interface Finding {
  readonly node: NodeReader;
  readonly fate: TransactionFate;
}

/**
 * Looks for a transaction on the node in use and on one of another operator. What ends its life, a block or its time being over, is told
 * only when both say it; while they differ it is pending. A node that shows or denies a block against two others is left.
 * @throws AppError those of ChainReader.call, of the node in use
 */
export async function findAgreedTransaction(
  client: ChainClient,
  search: TransactionSearch,
): Promise<AgreedFate> {
  const [first, second] = await client.readers(2);
  if (first === undefined) return { fate: unknown(search), nodes: [] };
  const [one, other] = await Promise.all([
    findTransaction(first, search),
    second === undefined ? null : findOn(second, search),
  ]);
  if (second === undefined || other === null) return { fate: one, nodes: [first.url] };
  const findings = [{ node: first, fate: one }, other] as const;
  if (areContrary(one, other.fate)) await leaveLiar(client, search, findings);
  return { fate: joined(search, one, other.fate), nodes: [first.url, second.url] };
}

const unknown = ({ sinceBlock }: TransactionSearch): TransactionFate => ({
  state: 'pending',
  isKnown: false,
  nextSince: sinceBlock,
});

/** What a node finds; null when it does not answer. */
async function findOn(node: NodeReader, search: TransactionSearch): Promise<Finding | null> {
  try {
    return { node, fate: await findTransaction(node, search) };
  } catch (error) {
    // Not heard is not a word: the other one stands alone then, and is said to.
    if (error instanceof AppError) return null;
    throw error;
  }
}

const isAt = (fate: TransactionFate, blockNum: number): boolean =>
  fate.state === 'in_block' && fate.blockNum === blockNum;

/** What two honest nodes tell together, of which one may be a few blocks behind. */
function joined(search: TransactionSearch, one: TransactionFate, other: TransactionFate): TransactionFate {
  if (one.state === 'in_block' && other.state === 'in_block' && isAt(other, one.blockNum))
    return { ...one, irreversible: one.irreversible && other.irreversible };
  if (one.state === 'expired' && other.state === 'expired') return one;
  const sinces = [one, other].map((fate) => (fate.state === 'pending' ? fate.nextSince : search.sinceBlock));
  const isKnown = [one, other].some(
    (fate) => fate.state === 'in_block' || (fate.state === 'pending' && fate.isKnown),
  );
  return { state: 'pending', isKnown, nextSince: Math.min(...sinces) };
}

/** True when one shows it in a block that the other has read without it. */
function areContrary(one: TransactionFate, other: TransactionFate): boolean {
  const denies = (fate: TransactionFate, blockNum: number) =>
    fate.state === 'expired' || (fate.state === 'pending' && fate.nextSince >= blockNum);
  if (one.state === 'in_block')
    return !isAt(other, one.blockNum) && (other.state === 'in_block' || denies(other, one.blockNum));
  return other.state === 'in_block' && denies(one, other.blockNum);
}

/** Hears a third node, and leaves the one that it contradicts. */
async function leaveLiar(
  client: ChainClient,
  search: TransactionSearch,
  findings: readonly [Finding, Finding],
): Promise<void> {
  const urls = findings.map(({ node }) => node.url);
  const node = (await client.readers(3)).find(({ url }) => !urls.includes(url));
  const third = node === undefined ? null : await findOn(node, search);
  if (third === null) return;
  const against = findings.filter(({ fate }) => areContrary(fate, third.fate));
  const [liar, more] = against;
  if (liar !== undefined && more === undefined)
    client.contradicted(liar.node.url, `${search.id}: ${liar.fate.state}, not ${third.fate.state}`);
}
