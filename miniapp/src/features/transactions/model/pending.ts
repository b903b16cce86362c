import { errorCodes } from '@xbts/shared/errors/codes.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { processedTransactionSchema } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followTabs } from '../../../platform/followTabs.ts';
import { takeOver } from '../../../platform/takeOver.ts';
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

interface Pending {
  /** Oldest first. */
  transactions: readonly PendingTransaction[];
  add(transaction: PendingTransaction): void;
  change(id: string, change: PendingChange): void;
  clear(): void;
}

function changed(transaction: PendingTransaction, change: PendingChange): PendingTransaction {
  const next = { ...transaction, ...change };
  return TAKEN.includes(next.phase) ? { ...next, wasTaken: true } : next;
}

const persisted = v.object({ transactions: v.array(pendingTransaction) });

function trimmed(transactions: readonly PendingTransaction[]): readonly PendingTransaction[] {
  const ended = transactions.filter(isFinal);
  const dropped = new Set(ended.slice(0, Math.max(0, ended.length - KEPT)));
  return transactions.filter((each) => !dropped.has(each));
}

/** The transactions on their way, kept in localStorage under `xbts.pending` so that they survive a reload; a change begins with what another tab has written. */
export const usePending = create<Pending>()(
  persist(
    (set) => ({
      transactions: [],
      add: (transaction) => {
        takeOver(usePending);
        set(({ transactions }) => ({ transactions: trimmed([...transactions, transaction]) }));
      },
      change: (id, change) => {
        takeOver(usePending);
        set(({ transactions }) => ({
          transactions: transactions.map((each) => (each.id === id ? changed(each, change) : each)),
        }));
      },
      clear: () => set({ transactions: [] }),
    }),
    {
      name: PENDING_STORE,
      partialize: ({ transactions }) => ({ transactions }),
      merge: (stored, current) => {
        const parsed = v.safeParse(persisted, stored);
        return parsed.success ? { ...current, ...parsed.output } : current;
      },
    },
  ),
);

followTabs(usePending);
