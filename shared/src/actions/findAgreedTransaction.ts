import type { ChainClient, NodeReader } from '../client/chainClient.ts';
import { isConfirmable, QUORUM } from '../client/operators.ts';
import { AppError, hasCode } from '../errors/appError.ts';
import { findTransaction, type TransactionFate, type TransactionSearch } from './findTransaction.ts';

/** What became of a transaction, with the nodes that say so. */
export interface AgreedFate {
  readonly fate: TransactionFate;
  readonly nodes: readonly string[];
  /** One node alone calls it expired while others could confirm it: it is pending, and may be called so when none ever does. */
  readonly isExpiredByOne?: true;
}

interface Finding {
  readonly node: NodeReader;
  readonly fate: TransactionFate;
}

/**
 * Looks for a transaction on the node in use and on others of other operators. What ends its life, a block or its time being over, is
 * told only when all say it; while they differ it is pending. So it is while one node alone calls it expired and others are on the list,
 * since somebody might pay once more; a block is told by one alone too, as it can be proven. Nodes that show or deny a block against the majority are left, and those
 * that answer nothing, or keep a block back, where another does not.
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
  const findings = heard.filter((finding) => !heard.some((other) => isKeptBack(finding.fate, other.fate)));
  if (findings.length === 0) throw answers[0];
  leaveSilent(client, nodes, answers, findings);
  if (findings.some((each) => findings.some((other) => areContrary(each.fate, other.fate))))
    await leaveLiars(client, search, findings);
  const fate = joined(search, findings);
  const urls = findings.map(({ node }) => node.url);
  if (fate.state === 'expired' && isOneOfMore(client, urls))
    return { fate: pendingSince(search), nodes: urls, isExpiredByOne: true };
  return { fate, nodes: urls };
}

const pendingSince = ({ sinceBlock }: TransactionSearch): TransactionFate => ({
  state: 'pending',
  isKnown: false,
  nextSince: sinceBlock,
});

/** True when a single node was heard, and others on the list could confirm what it says. */
export function isOneOfMore({ status }: ChainClient, [only, second]: readonly string[]): boolean {
  if (second !== undefined || only === undefined) return false;
  return isConfirmable(only, status.get().nodes);
}

/** What a node finds, or why it finds nothing. */
async function findOn(node: NodeReader, search: TransactionSearch): Promise<Finding | AppError> {
  try {
    return { node, fate: await findTransaction(node, search) };
  } catch (error) {
    // Not heard is not a word: who was heard is counted, and said.
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Leaves those that could be heard as well as the others and were not. */
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

/** True when a node does not show a block that it must have, and that the other has read. */
function isKeptBack(fate: TransactionFate, other: TransactionFate): boolean {
  if (fate.state !== 'pending' || fate.lacks === undefined) return false;
  if (other.state === 'in_block') return other.blockNum >= fate.lacks;
  return other.state === 'expired' || other.nextSince >= fate.lacks;
}

/** What honest nodes tell together, of which some may be a few blocks behind. */
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

/** True when one shows it in a block that the other has read without it. */
function areContrary(one: TransactionFate, other: TransactionFate): boolean {
  if (one.state !== 'in_block') return other.state === 'in_block' && areContrary(other, one);
  if (other.state === 'in_block') return other.blockNum !== one.blockNum;
  return other.state === 'expired' || other.nextSince >= one.blockNum;
}

/** Hears more nodes, and leaves those that most of them contradict. */
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
