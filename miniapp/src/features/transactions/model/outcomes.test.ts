// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingTransaction } from './pending.ts';

const signed: SignedTransaction = {
  ref_block_num: 100,
  ref_block_prefix: 1,
  expiration: '2026-11-21T05:00:30',
  operations: [],
  extensions: [],
  signatures: ['1f'.repeat(65)],
};
const ID = 'ab'.repeat(20);
const transaction: PendingTransaction = {
  id: ID,
  account: 'alice-trader7',
  chainId: '0'.repeat(64),
  signed,
  sinceBlock: 100,
  phase: 'sent',
  blockNumber: null,
  error: null,
};
const refused = {
  phase: 'refused',
  error: { code: 'chain.price_changed', facts: { detail: 'x' } },
} as const;

/** The app in one tab: its own modules over the storage that all tabs share. */
async function openTab() {
  vi.resetModules();
  const { usePending } = await import('./pending.ts');
  const { tellOutcomes, watchSteps } = await import('./outcomes.ts');
  const { useToasts } = await import('../../../platform/toasts.ts');
  const { messenger } = await import('../../../platform/messenger/messenger.ts');
  const { useSession } = await import('../../account/model/session.ts');
  useSession.setState({ account: 'alice-trader7' });
  const haptic = vi.spyOn(messenger, 'haptic').mockImplementation(() => undefined);
  const { result } = renderHook(useToasts);
  const end = (change: Parameters<ReturnType<typeof usePending.getState>['change']>[1]) =>
    act(() => usePending.getState().change(ID, change));
  return { usePending, tellOutcomes, watchSteps, haptic, end, toasts: () => result.current };
}

/** Long enough to load texts and acquire a lock. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const setVisible = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });

const added = vi.spyOn(document, 'addEventListener');

beforeEach(() => {
  localStorage.clear();
  added.mockClear();
  setVisible('visible');
});
afterEach(() => {
  // Closes the tabs of this test.
  for (const [type, listener] of added.mock.calls) document.removeEventListener(type, listener);
  Reflect.deleteProperty(navigator, 'locks');
});

describe('the outcome of a transaction', () => {
  it('is reported, with its reason and a link to its row, when it is refused and its steps are not visible', async () => {
    const tab = await openTab();
    tab.usePending.getState().add(transaction);
    tab.tellOutcomes();
    tab.end(refused);
    await waitFor(() => expect(tab.toasts()).toHaveLength(1));
    const [toast] = tab.toasts();
    expect(toast).toMatchObject({ kind: 'error', durationMs: 10_000, action: { label: 'History' } });
    expect(toast?.text).toMatch(/^alice-trader7: transaction failed\. \S/u);
    expect(tab.haptic).toHaveBeenCalledWith('error');
    act(() => toast?.action?.onPress());
    expect(window.location.pathname).toBe('/history');
  });

  it("uses the request's own sentence", async () => {
    const tab = await openTab();
    tab.usePending.getState().add({ ...transaction, refusals: { 'chain.price_changed': 'Of the spec.' } });
    tab.tellOutcomes();
    tab.end(refused);
    await waitFor(() => expect(tab.toasts()[0]?.text).toContain('Of the spec.'));
  });

  it('is left to the sheet that shows it, except for the haptic', async () => {
    const tab = await openTab();
    tab.usePending.getState().add(transaction);
    tab.tellOutcomes();
    tab.watchSteps(ID);
    tab.end(refused);
    await settle();
    expect(tab.toasts()).toEqual([]);
    expect(tab.haptic).toHaveBeenCalledTimes(1);
  });

  it('is reported once when it is in a block, and not again when that is irreversible', async () => {
    const tab = await openTab();
    tab.usePending.getState().add(transaction);
    tab.tellOutcomes();
    tab.end({ phase: 'included', blockNumber: 102 });
    await waitFor(() => expect(tab.toasts()).toHaveLength(1));
    expect(tab.toasts()[0]).toMatchObject({ kind: 'success' });
    expect(tab.toasts()[0]?.text).toContain('in block 102');
    tab.end({ phase: 'irreversible' });
    await settle();
    expect(tab.haptic).toHaveBeenCalledTimes(1);
  });

  it('is reported once in two tabs, though both have seen it end', async () => {
    const first = await openTab();
    first.usePending.getState().add(transaction);
    const second = await openTab();
    first.tellOutcomes();
    second.tellOutcomes();
    first.end(refused);
    second.end(refused);
    await settle();
    expect([...first.toasts(), ...second.toasts()]).toHaveLength(1);
  });

  it('is reported once in two tabs even if one reads the store too early to know', async () => {
    const held = new Set<string>();
    const request = async (
      name: string,
      _options: LockOptions,
      use: (lock: object | null) => unknown,
    ): Promise<unknown> => {
      const isFree = !held.has(name);
      held.add(name);
      return use(isFree ? {} : null);
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const first = await openTab();
    first.usePending.getState().add(transaction);
    first.tellOutcomes();
    first.end(refused);
    await settle();
    // The first tab's write has not reached the second one.
    localStorage.clear();
    const second = await openTab();
    second.usePending.getState().add(transaction);
    second.tellOutcomes();
    second.end(refused);
    await settle();
    expect(first.toasts()).toHaveLength(1);
    expect(second.toasts()).toEqual([]);
  });

  it('waits until the page is visible', async () => {
    const tab = await openTab();
    tab.usePending.getState().add(transaction);
    setVisible('hidden');
    tab.tellOutcomes();
    tab.end(refused);
    await settle();
    expect(tab.toasts()).toEqual([]);
    setVisible('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(tab.toasts()).toHaveLength(1));
  });

  it('is reported after a reload, and stays unseen until it is seen', async () => {
    const before = await openTab();
    before.usePending.getState().add(transaction);
    before.end({ phase: 'expired' });
    const after = await openTab();
    after.tellOutcomes();
    await waitFor(() => expect(after.toasts()).toHaveLength(1));
    expect(after.toasts()[0]?.text).toContain('Expired. It isn’t in any block');
    const { isUnseen } = await import('./pending.ts');
    const current = () => after.usePending.getState().transactions.find(({ id }) => id === ID);
    expect(isUnseen(current() ?? transaction)).toBe(true);
    after.usePending.getState().see([ID]);
    expect(isUnseen(current() ?? transaction)).toBe(false);
  });

  it('is its expiration, with the reason if known', async () => {
    const { failureSentence } = await import('./outcomes.ts');
    const { reviewTexts } = await import('../texts/reviewTexts.ts');
    await reviewTexts.load('en');
    const of = (change: Partial<PendingTransaction>) => failureSentence({ ...transaction, ...change });
    const expired = of({ phase: 'expired' });
    expect(expired).toMatch(/^Expired\. .*\S$/u);
    const why = { error: refused.error, refusals: { 'chain.price_changed': 'Of the spec.' } };
    expect(of({ phase: 'expired', ...why })).toBe(`${expired} Of the spec.`);
    expect(of({ phase: 'expired', error: { code: 'chain.expired', facts: {} } })).toBe(expired);
    expect(of({ phase: 'refused', ...why })).toBe('Of the spec.');
    expect(of({ phase: 'refused' })).toBe('Something went wrong');
  });

  it('is not reported for old entries without a record of it', async () => {
    const tab = await openTab();
    tab.usePending.getState().add({ ...transaction, ...refused });
    tab.tellOutcomes();
    await settle();
    expect(tab.toasts()).toEqual([]);
  });
});

describe('unseen failed transactions', () => {
  it('are not pushed out by later ones', async () => {
    const { usePending } = await openTab();
    usePending.getState().add({ ...transaction, ...refused, endedAt: 1 });
    for (let index = 0; index < 30; index += 1)
      usePending.getState().add({ ...transaction, id: `${index}`, phase: 'irreversible' });
    expect(usePending.getState().transactions).toHaveLength(21);
    expect(usePending.getState().transactions[0]?.id).toBe(ID);
  });
});
