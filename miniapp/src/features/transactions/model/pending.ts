import { errorCodes } from '@xbts/shared/errors/codes.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { processedTransactionSchema } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';
import { PENDING_STORE } from './hasPending.ts';

/**
 * signed: has an id, on its way · lost: no answer arrived, it may or may not be on the chain · sent: a node has it ·
 * included: in a block · irreversible · expired: not in a block, and never will be · refused: a node rejected it.
 */
const phase = v.picklist(['signed', 'lost', 'sent', 'included', 'irreversible', 'expired', 'refused']);

const pendingTransaction = v.object({
  id: v.string(),
  account: v.string(),
  chainId: v.string(),
  /** The transaction as sent; public from that moment. */
  signed: v.custom<SignedTransaction>((input) => v.is(processedTransactionSchema, input)),
  /** Number of the head block at the signature: only a later block can hold it. */
  sinceBlock: v.number(),
  phase,
  blockNumber: v.nullable(v.number()),
  error: v.nullable(
    v.object({
      code: v.picklist(errorCodes),
      facts: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
  /** True once a node has accepted it, whatever happens afterwards. */
  wasTaken: v.optional(v.boolean()),
  /**
   * The evidence for its inclusion: active witnesses that signed on top of its block, or, if that can't be checked,
   * nodes that report it.
   */
  proof: v.optional(
    v.object({ signed: v.number(), active: v.number(), trxInBlock: v.number(), nodes: v.array(v.string()) }),
  ),
  /** True when only one node reported its expiration. */
  isOneWord: v.optional(v.boolean()),
  /** Shown once it is in a block, in the language of the request. */
  success: v.optional(v.string()),
  /** Sentences of the request that replace the usual ones of a refusal, by error code. */
  refusals: v.optional(v.record(v.string(), v.string())),
  /** When this device learned of its end, milliseconds since 1970. */
  endedAt: v.optional(v.number()),
  /** The reported end; each end is reported once, by any tab. */
  told: v.optional(v.picklist(['included', 'refused', 'expired'])),
  /** True once the user has seen its failure. */
  isSeen: v.optional(v.boolean()),
});

export type TransactionPhase = v.InferOutput<typeof phase>;
/** A transaction from its signature to its end; contains no key, and its memo only encrypted. */
export type PendingTransaction = v.InferOutput<typeof pendingTransaction>;
export type PendingChange = Partial<
  Pick<PendingTransaction, 'phase' | 'blockNumber' | 'error' | 'isOneWord' | 'proof'>
>;

const FINAL: readonly TransactionPhase[] = ['irreversible', 'expired', 'refused'];
const UNCERTAIN: readonly TransactionPhase[] = ['signed', 'lost'];
const TAKEN: readonly TransactionPhase[] = ['sent', 'included', 'irreversible'];

/** True when its state can't change any more. */
export const isFinal = ({ phase: now }: PendingTransaction): boolean => FINAL.includes(now);

/** True while its fate is unknown: nothing else is signed until it is known. */
export const isUncertain = ({ phase: now }: PendingTransaction): boolean => UNCERTAIN.includes(now);

/** True when it can never be applied. */
export const hasFailed = ({ phase: now }: Pick<PendingTransaction, 'phase'>): boolean =>
  now === 'refused' || now === 'expired';

/** The end to report; null while nothing is certain. */
export function endOf({ phase: now }: PendingTransaction): PendingTransaction['told'] | null {
  if (now === 'included' || now === 'irreversible') return 'included';
  return now === 'refused' || now === 'expired' ? now : null;
}

/**
 * True for a failure that the user has not seen: it stays until then. Entries from older versions have no `endedAt`.
 */
export const isUnseen = (transaction: PendingTransaction): boolean =>
  hasFailed(transaction) && transaction.endedAt !== undefined && transaction.isSeen !== true;

// The number of ended transactions and unseen failures to store.
const KEPT = 20;

/** Oldest first. */
const fields = { transactions: records(pendingTransaction) };

interface Actions {
  add(transaction: PendingTransaction): void;
  change(id: string, change: PendingChange): void;
  /** Marks an end as reported; false when any tab reported it before. */
  tell(id: string, end: PendingTransaction['told']): boolean;
  /** Marks these failures as seen by the user. */
  see(ids: readonly string[]): void;
  clear(): void;
}

function changed(transaction: PendingTransaction, change: PendingChange): PendingTransaction {
  const next = { ...transaction, ...change };
  const end = endOf(next);
  if (end !== null && end !== endOf(transaction)) next.endedAt = Date.now();
  return TAKEN.includes(next.phase) ? { ...next, wasTaken: true } : next;
}

function trimmed(transactions: readonly PendingTransaction[]): readonly PendingTransaction[] {
  const ended = transactions.filter(isFinal);
  const unseen = ended.filter(isUnseen);
  const seen = ended.filter((each) => !isUnseen(each));
  const dropped = new Set([seen, unseen].flatMap((each) => each.slice(0, Math.max(0, each.length - KEPT))));
  return transactions.filter((each) => !dropped.has(each));
}

/** The transactions on their way, stored under `xbts.pending` so that they survive a reload. */
export const usePending = persistedStore<typeof fields, Actions>({
  key: PENDING_STORE,
  group: 'accounts',
  version: 0,
  fields,
  defaults: { transactions: [] },
  rest: (change) => {
    const changeEach = (next: (each: PendingTransaction) => PendingTransaction) =>
      change(({ transactions }) => ({ transactions: transactions.map(next) }));
    return {
      add: (transaction) =>
        change(({ transactions }) => ({ transactions: trimmed([...transactions, transaction]) })),
      change: (id, next) => changeEach((each) => (each.id === id ? changed(each, next) : each)),
      tell: (id, end) => {
        // Another tab may have reported it a moment ago.
        usePending.readAgain();
        const known = usePending.getState().transactions.find((each) => each.id === id);
        if (known === undefined || known.told === end) return false;
        changeEach((each) => (each.id === id ? { ...each, told: end } : each));
        return true;
      },
      see: (ids) => changeEach((each) => (ids.includes(each.id) ? { ...each, isSeen: true } : each)),
      clear: () => change({ transactions: [] }),
    };
  },
});
