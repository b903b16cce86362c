// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { IsRestoringProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import type { FakeWorld } from '../../../platform/chain/fakeAnswers.fixture.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { type PendingTransaction, usePending } from '../../transactions/model/pending.ts';
import { History } from './History.tsx';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../../signer/page/client.ts', () => ({
  signer: {
    decryptMemos: async (memos: { message: string }[]) => memos.map(({ message }) => texts[message] ?? null),
  },
}));

/** The signer's text of each encrypted message. */
const texts: Record<string, string> = { aa: 'Спасибо за ужин' };
const chain = theChain as FakeChain;

type Row = FakeWorld['history'][number];

const transfer = (instance: number, from: string, to: string, units: number, message?: string): Row => ({
  id: `1.11.${instance}`,
  block_num: 1000 + instance,
  block_time: '2026-11-19T11:05:09',
  op: [
    0,
    {
      fee: { amount: 21_484, asset_id: '1.3.0' },
      from,
      to,
      amount: { amount: units, asset_id: '1.3.0' },
      ...(message === undefined ? {} : { memo: { from: 'BTS1', to: 'BTS2', nonce: '7', message } }),
      extensions: [],
    },
  ],
});

/** Sees every end of a list at once, like a long screen. */
class EagerObserver {
  readonly #told: IntersectionObserverCallback;
  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.#told([entry], this as IntersectionObserver);
  }
  disconnect() {}
  unobserve() {}
  takeRecords() {
    return [];
  }
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', EagerObserver);
  Object.assign(chain, { failure: null, pause: null, calls: [] });
  chain.world = {
    accounts: { '1.2.18': 'alice-trader7', '1.2.19': 'bob-holder2' },
    assets: { '1.3.0': ['BTS', 5] },
    balances: {},
    orders: [],
    history: [transfer(8, '1.2.19', '1.2.18', 250_000, 'aa'), transfer(7, '1.2.18', '1.2.19', 125_000_000)],
  };
  useAccounts.setState({
    accounts: [
      { name: 'alice-trader7', id: '1.2.18', type: 'password', roles: ['active', 'memo'], canSign: true },
    ],
  });
  useSession.setState({ account: 'alice-trader7', isUnlocked: true });
  usePending.setState({ transactions: [] });
});
afterEach(() => {
  cleanup();
  vi.stubGlobal('IntersectionObserver', undefined);
});

const open = () => renderScreen(<History />);

const restoring = { end: () => {} };
/** As at an opening that begins with what an earlier visit kept. */
function Restoring() {
  const [isRestoring, setRestoring] = useState(true);
  restoring.end = () => setRestoring(false);
  return (
    <IsRestoringProvider value={isRestoring}>
      <History />
    </IsRestoringProvider>
  );
}

const cellOf = async (text: string) => (await screen.findByText(text)).closest('button') as HTMLButtonElement;

describe('history', () => {
  it('shows sender or recipient, amount and time', async () => {
    open();
    const came = within(await cellOf('From bob-holder2'));
    expect(came.getByText('+2.5 BTS')).toBeTruthy();
    expect(came.getByText(formatDateTime(Date.parse('2026-11-19T11:05:09Z')))).toBeTruthy();
    expect(within(await cellOf('To bob-holder2')).getByText('−1 250 BTS')).toBeTruthy();
  });

  it('shows the messages while the keys are unlocked', async () => {
    open();
    expect(await screen.findByText('Спасибо за ужин')).toBeTruthy();
  });

  it('drops them when the keys are locked', async () => {
    open();
    await screen.findByText('Спасибо за ужин');
    act(() => useSession.setState({ isUnlocked: false }));
    expect(screen.queryByText('Спасибо за ужин')).toBeNull();
    expect(screen.getByText('Encrypted memo')).toBeTruthy();
  });

  it('reports a message for other keys', async () => {
    chain.world.history = [transfer(8, '1.2.19', '1.2.18', 1, 'bb')];
    open();
    expect(await screen.findByText('Only another key can read this memo.')).toBeTruthy();
  });

  it('shows operations without a counterparty by their name', async () => {
    chain.world.history = [{ ...transfer(9, '', '', 1), op: [6, { fee: { amount: 1, asset_id: '1.3.0' } }] }];
    open();
    expect(await screen.findByText('Account updated')).toBeTruthy();
  });

  it('shows a new payment automatically, and reads only the newest page for it', async () => {
    open();
    await screen.findByText('From bob-holder2');
    chain.calls = [];
    chain.world.history = [transfer(9, '1.2.19', '1.2.18', 700_000), ...chain.world.history];
    act(() => chain.change());
    expect(await screen.findByText('+7 BTS')).toBeTruthy();
    expect(chain.calls.filter(({ method }) => method === 'get_account_history')).toHaveLength(1);
  });

  it('reads the newest page once what an earlier visit kept is restored', async () => {
    const kept = { rows: chain.world.history, hasMore: false };
    const queries = renderScreen(<Restoring />);
    chain.world.history = [transfer(9, '1.2.19', '1.2.18', 700_000), ...chain.world.history];
    queries.setQueryData(['account', 'alice-trader7', 'history'], { pages: [kept], pageParams: ['1.11.0'] });
    act(() => restoring.end());
    expect(await screen.findByText('+7 BTS')).toBeTruthy();
    expect(chain.calls.filter(({ method }) => method === 'get_account_history')).toHaveLength(1);
  });

  it('reads older pages until the first operation, each operation once', async () => {
    chain.world.history = Array.from({ length: 60 }, (_, index) =>
      transfer(60 - index, '1.2.18', '1.2.19', (60 - index) * 100_000),
    );
    open();
    await screen.findByText('−1 BTS');
    expect(screen.getAllByText('To bob-holder2')).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('uses the time of the block if the node gives none with the operation', async () => {
    const { block_time: _, ...untimed } = transfer(8, '1.2.19', '1.2.18', 1);
    chain.world.history = [untimed];
    open();
    expect(
      await screen.findByText(formatDateTime(Date.parse('2026-11-19T08:00:00Z')), { exact: false }),
    ).toBeTruthy();
  });

  it('opens all details of an operation', async () => {
    open();
    await userEvent.click(await cellOf('To bob-holder2'));
    const sheet = within(screen.getByRole('dialog', { name: 'Transfer' }));
    expect(sheet.getByText('bob-holder2 1.2.19')).toBeTruthy();
    expect(sheet.getByText('0.21484 BTS')).toBeTruthy();
    expect(sheet.getByText('1 007')).toBeTruthy();
    expect(sheet.getByText('1.11.7')).toBeTruthy();
  });

  it('shows pending transactions on top, of this account only', async () => {
    const amount = { amount: 300_000, asset_id: '1.3.0' };
    const signed: SignedTransaction = {
      ref_block_num: 1,
      ref_block_prefix: 1,
      expiration: '2026-11-19T11:06:00',
      operations: [[0, { fee: amount, from: '1.2.18', to: '1.2.19', amount, extensions: [] }]],
      extensions: [],
      signatures: [],
    };
    const pending = {
      account: 'alice-trader7',
      chainId: '00',
      signed,
      sinceBlock: 1,
      blockNumber: null,
      error: null,
    };
    usePending.setState({
      transactions: [
        { ...pending, id: 'a'.repeat(40), phase: 'sent' },
        { ...pending, id: 'b'.repeat(40), phase: 'included' },
        { ...pending, id: 'c'.repeat(40), phase: 'lost', account: 'bob-holder2' },
      ],
    });
    open();
    const way = within(await screen.findByRole('region', { name: 'Pending' }));
    expect(way.getByText('Sent, waiting for a block')).toBeTruthy();
    expect(await way.findByText('−3 BTS')).toBeTruthy();
    expect(way.queryByText('Sent, no response yet')).toBeNull();
  });

  describe('a failed transaction', () => {
    const lost: PendingTransaction = {
      id: 'd'.repeat(40),
      account: 'alice-trader7',
      chainId: '00',
      signed: {
        ref_block_num: 1,
        ref_block_prefix: 1,
        expiration: '2026-11-21T05:00:30',
        operations: [transferOperation({ from: '1.2.18', to: '1.2.19', assetId: '1.3.0', units: 300_000n })],
        extensions: [],
        signatures: [],
      },
      sinceBlock: 1,
      phase: 'refused',
      blockNumber: null,
      error: { code: 'chain.insufficient_balance', facts: { detail: 'x' } },
      endedAt: new Date(2026, 10, 21, 5, 0, 9).getTime(),
    };
    const rows = async () => within(await screen.findByRole('region', { name: 'Failed' }));
    const isThere = () => screen.queryByRole('region', { name: 'Failed' }) !== null;
    beforeEach(() => usePending.setState({ transactions: [lost] }));

    it('is above the rest with its description, time and reason', async () => {
      open();
      const row = await rows();
      expect(await row.findByText('To bob-holder2')).toBeTruthy();
      expect(await row.findByText('−3 BTS')).toBeTruthy();
      expect(row.getByText(/^21-11-2026 05:00:09$/u)).toBeTruthy();
      expect(row.getByRole('alert').textContent).toMatch(/balance/iu);
    });

    it('stays until it was seen, and is gone the next time', async () => {
      open();
      await rows();
      cleanup();
      open();
      await rows();
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      expect(isThere()).toBe(true);
      cleanup();
      open();
      await screen.findByText('From bob-holder2');
      expect(isThere()).toBe(false);
    });

    it('disappears when it is dismissed', async () => {
      open();
      await userEvent.click((await rows()).getByRole('button', { name: 'Dismiss' }));
      expect(isThere()).toBe(false);
    });

    it('can be retried in its original form', async () => {
      open();
      await userEvent.click(await (await rows()).findByRole('button', { name: 'Try again' }));
      expect(window.location.pathname + window.location.search).toBe(
        '/transfer?to=bob-holder2&asset=BTS&amount=3',
      );
      expect(usePending.getState().transactions[0]?.isSeen).toBe(true);
    });

    it('of another account is not shown', async () => {
      usePending.setState({ transactions: [{ ...lost, account: 'bob-holder2' }] });
      open();
      await screen.findByText('From bob-holder2');
      expect(isThere()).toBe(false);
    });
  });

  it('has a sentence for an account without operations', async () => {
    chain.world.history = [];
    open();
    expect(await screen.findByText('No operations yet')).toBeTruthy();
  });

  it('reports an error, and retries on request', async () => {
    chain.failure = new AppError('node.unreachable', { method: 'get_account_history' });
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    chain.failure = null;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('From bob-holder2')).toBeTruthy());
  });
});
