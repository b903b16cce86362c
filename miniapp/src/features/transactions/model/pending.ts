import { errorCodes } from '@xbts/shared/errors/codes.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { processedTransactionSchema } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';
import { PENDING_STORE } from './hasPending.ts';

/**
 * signed: its id is known, it is on its way · lost: no answer came, it may or may not be on the chain · sent: a node has it ·
 * included: in a block · irreversible · expired: in no block and never will be · refused: the node said no.
 */
const phase = v.picklist(['signed', 'lost', 'sent', 'included', 'irreversible', 'expired', 'refused']);

const pendingTransaction = v.object({
  id: v.string(),
  account: v.string(),
  chainId: v.string(),
  /** As it was sent; public the moment it is. */
  signed: v.custom<SignedTransaction>((input) => v.is(processedTransactionSchema, input)),
  /** Number of the head block when it was signed: it can only lie in a later one. */
  sinceBlock: v.number(),
  phase,
  blockNumber: v.nullable(v.number()),
  error: v.nullable(
    v.object({
      code: v.picklist(errorCodes),
      facts: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
  /** True once a node has said that it has it; whatever becomes of it then. */
  wasTaken: v.optional(v.boolean()),
});

export type TransactionPhase = v.InferOutput<typeof phase>;
/** A transaction from its signature to its end; holds no key, and its memo only encrypted. */
export type PendingTransaction = v.InferOutput<typeof pendingTransaction>;
export type PendingChange = Partial<Pick<PendingTransaction, 'phase' | 'blockNumber' | 'error'>>;

const FINAL: readonly TransactionPhase[] = ['irreversible', 'expired', 'refused'];
const UNCERTAIN: readonly TransactionPhase[] = ['signed', 'lost'];
const TAKEN: readonly TransactionPhase[] = ['sent', 'included', 'irreversible'];

/** True when nothing more will happen to it. */
export const isFinal = ({ phase: now }: PendingTransaction): boolean => FINAL.includes(now);

/** True while nobody knows whether it will be on the chain: nothing else is signed before that is known. */
export const isUncertain = ({ phase: now }: PendingTransaction): boolean => UNCERTAIN.includes(now);

// Ended transactions are in the account's history; here only the last few stay.
const KEPT = 20;

/** Oldest first. */
const fields = { transactions: records(pendingTransaction) };

interface Actions {
  add(transaction: PendingTransaction): void;
  change(id: string, change: PendingChange): void;
  clear(): void;
}

function changed(transaction: PendingTransaction, change: PendingChange): PendingTransaction {
  const next = { ...transaction, ...change };
  return TAKEN.includes(next.phase) ? { ...next, wasTaken: true } : next;
}

function trimmed(transactions: readonly PendingTransaction[]): readonly PendingTransaction[] {
  const ended = transactions.filter(isFinal);
  const dropped = new Set(ended.slice(0, Math.max(0, ended.length - KEPT)));
  return transactions.filter((each) => !dropped.has(each));
}

/** The transactions on their way, kept under `xbts.pending` so that they survive a reload. */
export const usePending = persistedStore<typeof fields, Actions>({
  key: PENDING_STORE,
  group: 'accounts',
  version: 0,
  fields,
  defaults: { transactions: [] },
  rest: (change) => ({
    add: (transaction) =>
      change(({ transactions }) => ({ transactions: trimmed([...transactions, transaction]) })),
    change: (id, next) =>
      change(({ transactions }) => ({
        transactions: transactions.map((each) => (each.id === id ? changed(each, next) : each)),
      })),
    clear: () => change({ transactions: [] }),
  }),
});
