import type { TimedRecord } from '@xbts/shared/ledger/entry.ts';
import { create } from 'zustand';
import { chain } from '../../../../platform/chain/chain.ts';
import type { HistoryShelf } from './historyDatabase.ts';
import { openShelf } from './historyDatabase.ts';
import { nothingRead, type ReadHistory, readHistory } from './readHistory.ts';

/** The progress of reading an account's whole history. */
export interface Statement {
  readonly accountId: string | null;
  /** The oldest first, without a gap. */
  readonly records: readonly TimedRecord[];
  /** The number of the first record; above 1: no node has the earlier ones. */
  readonly first: number;
  /** The total number of operations; null: unknown yet. */
  readonly total: number | null;
  readonly state: 'opening' | 'reading' | 'paused' | 'failed' | 'done';
  /** Why it failed. */
  readonly error: unknown;
  /** False when the browser denies its storage: a reload starts over. */
  readonly isKept: boolean;
}

const none: Statement = {
  accountId: null,
  records: [],
  first: 1,
  total: null,
  state: 'opening',
  error: null,
  isKept: true,
};

/** The statement of the current account. */
export const useStatement = create<Statement>(() => none);

/** Nodes asked for the length of their history. */
const ASKED = 3;

let shelf: HistoryShelf | null = null;
let running: AbortController | null = null;
/** The account whose stored history was loaded. */
let opened: string | null = null;
/** The store of this account's history; null: none. */
export const statementShelf = (): HistoryShelf | null => shelf;

/** A change during the read of a page: it is read afterwards. */
let hasNews = false;

/** Loads an account's stored history and continues the read; a no-op when it is already open. */
export async function openStatement(accountId: string): Promise<void> {
  if (useStatement.getState().accountId === accountId) return goOnReading();
  running?.abort();
  running = null;
  shelf = null;
  opened = null;
  useStatement.setState({ ...none, accountId });
  await readOn(accountId);
}

/** Takes what was kept of an account's history, once the chain is known. @throws AppError node.unreachable */
async function restoreHistory(accountId: string, isCurrent: () => boolean): Promise<void> {
  const chainId = await chain.chainId();
  const taken = await openShelf(chainId, accountId)
    .then(async (one) => ({ one, kept: await one.load() }))
    // Without storage the history is still read, and the screen says that it is not stored.
    .catch(() => ({ one: null, kept: nothingRead }));
  if (!isCurrent()) return;
  shelf = taken.one;
  opened = accountId;
  useStatement.setState({ ...taken.kept, isKept: taken.one !== null });
}

/** Reads new operations, unless the user has paused the read. */
export async function goOnReading(): Promise<void> {
  const { accountId, state } = useStatement.getState();
  if (accountId === null || state === 'paused' || state === 'opening') return;
  hasNews = true;
  if (running === null) await readOn(accountId);
}

/** Stops after the present page; the read part stays. */
export function pauseStatement(): void {
  running?.abort();
  running = null;
  useStatement.setState({ state: 'paused' });
}

/** Continues after a pause or a failure. */
export async function resumeStatement(): Promise<void> {
  const { accountId } = useStatement.getState();
  if (accountId !== null && running === null) await readOn(accountId);
}

async function readOn(accountId: string): Promise<void> {
  const control = new AbortController();
  running = control;
  const isCurrent = () => running === control;
  useStatement.setState({ state: opened === accountId ? 'reading' : 'opening', error: null });
  try {
    if (opened !== accountId) await restoreHistory(accountId, isCurrent);
    if (!isCurrent()) return;
    useStatement.setState({ state: 'reading' });
    do {
      hasNews = false;
      const { records, first } = useStatement.getState();
      const read = await readHistory({
        accountId,
        known: { records, first },
        nodes: () => chain.readers(ASKED),
        signal: control.signal,
        onStep: async ({ changedFrom, total, ...history }) => {
          if (!isCurrent()) return;
          useStatement.setState({ ...history, total });
          await keep(history, changedFrom);
        },
      });
      if (!isCurrent()) return;
      useStatement.setState({ ...read, total: read.first + read.records.length - 1 });
    } while (hasNews);
    useStatement.setState({ state: 'done' });
  } catch (error) {
    if (isCurrent()) useStatement.setState({ state: 'failed', error });
  } finally {
    if (isCurrent()) running = null;
  }
}

async function keep(history: ReadHistory, changedFrom: number): Promise<void> {
  try {
    await shelf?.save(history, changedFrom);
  } catch {
    // The storage is full or another tab has deleted it: the read continues without it.
    shelf = null;
    useStatement.setState({ isKept: false });
  }
}
