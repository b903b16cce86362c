// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endOf,
  hasFailed,
  isFinal,
  isUncertain,
  isUnseen,
  type PendingTransaction,
  type TransactionPhase,
  usePending,
} from './pending.ts';

const NOW = Date.UTC(2026, 10, 21, 5);

const transaction = (id: string, changes: Partial<PendingTransaction> = {}): PendingTransaction => ({
  id,
  account: 'alice-trader7',
  chainId: '0'.repeat(64),
  signed: {
    ref_block_num: 100,
    ref_block_prefix: 1,
    expiration: '2026-11-21T05:00:30',
    operations: [],
    extensions: [],
    signatures: ['1f'.repeat(65)],
  },
  sinceBlock: 100,
  phase: 'signed',
  blockNumber: null,
  error: null,
  ...changes,
});
const being = (phase: TransactionPhase) => transaction('a', { phase });
const { add, change, tell, see, clear } = usePending.getState();
const kept = () => usePending.getState().transactions;
const idsOf = () => kept().map(({ id }) => id);

beforeEach(() => {
  clear();
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

describe('the state of a transaction', () => {
  const phases = ['signed', 'lost', 'sent', 'included', 'irreversible', 'expired', 'refused'] as const;
  it('follows from its phase', () => {
    const those = (is: (each: PendingTransaction) => boolean) => phases.filter((phase) => is(being(phase)));
    expect(those(isUncertain)).toEqual(['signed', 'lost']);
    expect(those(isFinal)).toEqual(['irreversible', 'expired', 'refused']);
    expect(those(hasFailed)).toEqual(['expired', 'refused']);
    expect(phases.map((phase) => endOf(being(phase)))).toEqual([
      null,
      null,
      null,
      'included',
      'included',
      'expired',
      'refused',
    ]);
  });

  it('is unseen if it failed with a recorded time, until the user has looked', () => {
    const failed = { phase: 'expired', endedAt: NOW } as const;
    expect(isUnseen(transaction('a', failed))).toBe(true);
    expect(isUnseen(transaction('a', { phase: 'expired' }))).toBe(false);
    expect(isUnseen(transaction('a', { ...failed, isSeen: true }))).toBe(false);
    expect(isUnseen(transaction('a', { ...failed, phase: 'included' }))).toBe(false);
  });
});

describe('a changing transaction', () => {
  const after = (...phases: TransactionPhase[]) => {
    clear();
    add(transaction('a'));
    add(transaction('b'));
    for (const [at, phase] of phases.entries()) {
      vi.spyOn(Date, 'now').mockReturnValue(NOW + at);
      change('a', { phase });
    }
    const [changed, other] = kept();
    expect(other).toEqual(transaction('b'));
    return [changed?.phase, changed?.endedAt, changed?.wasTaken];
  };

  it('gets its end recorded once, when it is first known', () => {
    expect(after('lost')).toEqual(['lost', undefined, undefined]);
    expect(after('lost', 'refused')).toEqual(['refused', NOW + 1, undefined]);
    expect(after('sent', 'included')).toEqual(['included', NOW + 1, true]);
    expect(after('sent', 'included', 'irreversible')).toEqual(['irreversible', NOW + 1, true]);
    // Its block was undone and no other one holds it: a different end.
    expect(after('included', 'sent', 'expired')).toEqual(['expired', NOW + 2, true]);
  });

  it('stays marked as accepted, whatever happens later', () => {
    expect(after('sent', 'expired')).toEqual(['expired', NOW + 1, true]);
    expect(after('irreversible')).toEqual(['irreversible', NOW, true]);
    expect(after('expired')).toEqual(['expired', NOW, undefined]);
  });
});

describe('stored transactions', () => {
  it('are reported once each, separately', () => {
    add(being('included'));
    add(transaction('b', { phase: 'included' }));
    expect([tell('a', 'included'), tell('a', 'included'), tell('c', 'included')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(kept().map(({ told }) => told)).toEqual(['included', undefined]);
    expect(tell('a', 'expired')).toBe(true);
  });

  it('are seen if they are named', () => {
    for (const id of ['a', 'b', 'c']) add(transaction(id));
    see(['a', 'c']);
    expect(kept().map(({ isSeen }) => isSeen)).toEqual([true, undefined, true]);
  });

  it('are the last twenty ended ones, the last twenty unseen failures, and all open ones', () => {
    const numbered = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${name}${at}`);
    for (const id of numbered('open', 25)) add(transaction(id, { phase: 'sent' }));
    for (const id of numbered('done', 20)) add(transaction(id, { phase: 'irreversible' }));
    for (const id of numbered('failed', 20)) add(transaction(id, { phase: 'refused', endedAt: NOW }));
    expect(idsOf()).toHaveLength(65);
    add(transaction('done20', { phase: 'irreversible' }));
    add(transaction('failed20', { phase: 'refused', endedAt: NOW }));
    expect(idsOf()).toEqual([
      ...numbered('open', 25),
      ...numbered('done', 20).slice(1),
      ...numbered('failed', 20).slice(1),
      'done20',
      'failed20',
    ]);
  });
});
