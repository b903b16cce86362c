import type { TransactionFate } from '@xbts/shared/actions/findTransaction.ts';
import { type AgreedFate, findAgreedTransaction, isOneOfMore } from '@xbts/shared/actions/findTransaction.ts';
import { sendTransaction } from '@xbts/shared/actions/sendTransaction.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type SteadyClock, systemClock } from '@xbts/shared/client/clock.ts';
import { type AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { inclusionOf, type ProveInBlock, proveByWitnesses } from './inclusion.ts';
import { tellOutcomes } from './outcomes.ts';
import { isFinal, type PendingChange, type PendingTransaction, usePending } from './pending.ts';

interface LifeParts {
  readonly client: ChainClient;
  readonly clock: SteadyClock;
  readonly prove: ProveInBlock;
}

const change: ReturnType<typeof usePending.getState>['change'] = (id, what) =>
  usePending.getState().change(id, what);

// Looked for at every block, and when none is heard of.
const LOOK_EVERY_MS = 3_000;

function nextLook({ client, clock }: LifeParts): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clock.clearTimeout(timer);
      resolve();
    };
    const stop = client.onBlock(end);
    const timer = clock.setTimeout(end, LOOK_EVERY_MS);
  });
}

/** A node's answer, or its not having been asked at all: nothing of it is on the chain. */
function isRefusal(error: AppError): boolean {
  return error.code.startsWith('chain.') || hasCode(error, 'node.unreachable');
}

/** Sends for the first time. True while its fate is still to be found out. */
async function sendFirst({ client }: LifeParts, { id, signed }: PendingTransaction): Promise<boolean> {
  try {
    await sendTransaction(client, signed);
    change(id, { phase: 'sent' });
    return true;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (isRefusal(error)) {
      change(id, { phase: 'refused', error: { code: error.code, facts: { ...error.facts } } });
      return false;
    }
    change(id, { phase: 'lost' });
    return true;
  }
}

/** Sends the same bytes once more; the chain applies them once. What comes of it the next look tells. */
async function sendAgain({ client }: LifeParts, { id, signed }: PendingTransaction): Promise<boolean> {
  const head = client.status.get().head;
  if (head !== null && head.time > msOfChainTime(signed.expiration)) return false;
  try {
    await sendTransaction(client, signed, { isRepeat: true });
    return true;
  } catch (thrown) {
    // A refusal of a repeat decides nothing about the first sending: only the blocks do. If none holds it, this is why.
    const { code, facts } = toAppError(thrown);
    if (code.startsWith('chain.')) change(id, { error: { code, facts: { ...facts } } });
    return false;
  }
}

/** How long a single node's word of a transaction's end waits for a second one's, where there are others on the list. */
const SECOND_WORD_MS = 600_000;

const stillPending = (sinceBlock: number): TransactionFate => ({
  state: 'pending',
  isKnown: true,
  nextSince: sinceBlock,
});

/** A transaction that is looked for, and since when one node alone tells its end. */
interface Followed {
  readonly pending: PendingTransaction;
  sinceBlock: number;
  loneSince: number | null;
}

/**
 * One node alone may not end a transaction's life while others could be asked: a second payment might follow where it says expired, and
 * goods where it says paid. True when none of them has borne it out for long; by the clock that nobody sets, since a device whose clock
 * is wrong would believe it at once.
 */
function isLongAlone(followed: Followed, { clock }: LifeParts): boolean {
  followed.loneSince ??= clock.steady();
  return clock.steady() - followed.loneSince > SECOND_WORD_MS;
}

async function look(parts: LifeParts, followed: Followed): Promise<ProvenFate | 'closed' | null> {
  const { pending, sinceBlock } = followed;
  try {
    const found = await findAgreedTransaction(parts.client, {
      id: pending.id,
      transaction: pending.signed,
      sinceBlock,
    });
    if (found.isExpiredByOne !== true) return await withProof(parts, followed, found);
    return isLongAlone(followed, parts) ? { ...found, fate: { state: 'expired' } } : found;
  } catch (error) {
    // No node, or not this node: its fate is as unknown as before, and is asked for again.
    return hasCode(error, 'node.closed') ? 'closed' : null;
  }
}

/** What was found, with what proves it; a block that nothing bears out was not found. */
async function withProof(
  parts: LifeParts,
  followed: Followed,
  { fate, nodes }: AgreedFate,
): Promise<ProvenFate> {
  if (fate.state !== 'in_block') {
    followed.loneSince = null;
    return { fate, nodes };
  }
  const { blockNum, trxInBlock } = fate;
  const { client, prove } = parts;
  const proof = await prove(client, { transactionId: followed.pending.id, blockNum, trxInBlock });
  const isUncorroborated = proof?.kind === 'unchecked' && isOneOfMore(client, nodes);
  if (!isUncorroborated) followed.loneSince = null;
  if (proof === null || (isUncorroborated && !isLongAlone(followed, parts)))
    return { fate: stillPending(followed.sinceBlock), nodes };
  const inclusion = inclusionOf({ fate, nodes }, proof);
  return { fate: { ...fate, irreversible: inclusion.phase === 'irreversible' }, nodes, inclusion };
}

/** What was found; `inclusion` of what is in a block. */
type ProvenFate = AgreedFate & { readonly inclusion?: PendingChange };

/** Tells what was found; true when nothing more can happen. `before`: what had been found the last time. */
function report(id: string, { fate, nodes, inclusion }: ProvenFate, before: TransactionFate | null): boolean {
  if (fate.state === 'expired') {
    change(id, { phase: 'expired', isOneWord: nodes.length < 2 });
    return true;
  }
  if (fate.state === 'pending') {
    if (fate.isKnown) change(id, { phase: 'sent', blockNumber: null });
    // The block that held it was undone, and it has not come back yet.
    else if (before?.state === 'in_block') change(id, { phase: 'lost', blockNumber: null });
    return false;
  }
  change(id, inclusion ?? {});
  return fate.irreversible;
}

/**
 * Looks for a transaction, block by block, until it is irreversible or can never get into a block any more
 * (design.md decision 4). With `mayRepeat` the same bytes are sent again while no node knows them.
 */
async function followTransaction(
  parts: LifeParts,
  pending: PendingTransaction,
  { mayRepeat }: { mayRepeat: boolean },
): Promise<void> {
  const followed: Followed = { pending, sinceBlock: pending.sinceBlock, loneSince: null };
  let before: TransactionFate | null = null;
  for (;;) {
    const found: ProvenFate | 'closed' | null = await look(parts, followed);
    if (found === 'closed' || (found !== null && report(pending.id, found, before))) return;
    const fate = found?.fate ?? null;
    before = fate ?? before;
    if (fate?.state === 'pending') {
      followed.sinceBlock = fate.nextSince;
      if (mayRepeat && !fate.isKnown && (await sendAgain(parts, pending))) {
        change(pending.id, { phase: 'sent' });
      }
    }
    await nextLook(parts);
  }
}

/** Stores a signed transaction, before anything else happens to it, sends it on its way and follows it to its end. */
export async function sendPending(
  client: ChainClient,
  transaction: Omit<PendingTransaction, 'phase' | 'blockNumber' | 'error'>,
  clock: SteadyClock = systemClock,
  prove: ProveInBlock = proveByWitnesses,
): Promise<void> {
  const pending: PendingTransaction = { ...transaction, phase: 'signed', blockNumber: null, error: null };
  const parts = { client, clock, prove };
  usePending.getState().add(pending);
  tellOutcomes();
  if (!(await sendFirst(parts, pending))) return;
  await nextLook(parts);
  await followTransaction(parts, pending, { mayRepeat: true });
}

/**
 * After a start: looks for the transactions that were on their way when the app was closed, and tells what has come of them. They
 * are only looked for; what the user does not see happen is not sent.
 */
export async function resumePending(
  client: ChainClient,
  clock: SteadyClock = systemClock,
  prove: ProveInBlock = proveByWitnesses,
): Promise<void> {
  tellOutcomes();
  const open = usePending.getState().transactions.filter((each) => !isFinal(each));
  if (open.length === 0) return;
  const chainId = await client.chainId();
  const parts = { client, clock, prove };
  const own = open.filter((each) => each.chainId === chainId);
  for (const { id, phase } of own) if (phase === 'signed') change(id, { phase: 'lost' });
  await Promise.all(own.map((each) => followTransaction(parts, each, { mayRepeat: false })));
}
