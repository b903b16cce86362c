// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import { answer } from '../../../platform/chain/fakeAnswers.fixture.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { useContacts } from '../../recipients/model/contacts.ts';
import type { PreparedReview } from '../../transactions/model/prepareReview.ts';
import { ApprovalVerdicts } from './ApprovalVerdicts.tsx';

const names = {
  '1.2.18': 'alice-trader7',
  '1.2.20': 'erin-multisig5',
  '1.2.19': 'bob-holder2',
  '1.2.66': 'evil-one1',
  '1.2.67': 'public-scam1',
};
const lists = vi.hoisted(
  () => ({ 'evil-one1': 'operator', 'public-scam1': 'public' }) as Record<string, string>,
);

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
vi.mock('../../scam/model/scamLists.ts', () => ({
  useScamAssets: () => new Set(['FREE.MONEY']),
  useScamAccounts: () => ({
    isReady: true,
    readAt: 1,
    publicAt: 1,
    listing: (name: string) => (lists[name] === undefined ? null : { list: lists[name], at: 1 }),
  }),
}));
vi.mock('../../recipients/model/gatewayAccounts.ts', () => ({
  useGatewayAccounts: () => ({ accounts: [], isPending: false, isUnknown: false }),
}));
vi.mock('../../assets/model/prices/usePriceBook.ts', () => ({
  useUnitPrices: () => (id: string) => ({ '1.3.0': 1, '1.3.4': 1 })[id] ?? null,
}));

const fee = { amount: 1, asset_id: '1.3.0' };
const pay = (to: string): Operation => [
  0,
  { fee, from: '1.2.20', to, amount: { amount: 5, asset_id: '1.3.0' }, extensions: [] },
];
const accountOf = (id: string) =>
  (answer((theChain as FakeChain).world, 'get_accounts', [[id]]) as object[])[0];
const user = userEvent.setup();
const onJudged = vi.fn();
const last = () => onJudged.mock.lastCall?.[0];

function show(operations: Operation[], proposer = '1.2.20') {
  const prepared = {
    payer: accountOf('1.2.18'),
    mentioned: Object.keys(names).map(accountOf),
    assets: [
      { id: '1.3.0', symbol: 'BTS', precision: 5, options: { flags: 0 } },
      { id: '1.3.4', symbol: 'XBTSX.STH', precision: 5, options: { flags: 0 } },
      { id: '1.3.9', symbol: 'FREE.MONEY', precision: 5, options: { flags: 0 } },
    ],
  } as unknown as PreparedReview;
  const approved = [{ id: '1.10.3', proposer, operations }];
  renderScreen(<ApprovalVerdicts prepared={prepared} approved={approved as never} onJudged={onJudged} />);
}

beforeEach(() => {
  Object.assign((theChain as FakeChain).world, { accounts: names, assets: { '1.3.0': ['BTS', 5] } });
  onJudged.mockClear();
});
afterEach(cleanup);

it('a new recipient is shown with the verdict, and may be paid', async () => {
  show([pay('1.2.19')]);
  expect(await screen.findByText(/First payment to this account/u)).toBeTruthy();
  await vi.waitFor(() => expect(last()).toBe(true));
  expect(screen.queryByText(/you’ve never dealt with/iu)).toBeNull();
});

it("a recipient on this service's list is never approved, and one on the public list with its own consent", async () => {
  show([pay('1.2.19'), pay('1.2.66')]);
  await screen.findByText(/^On this service’s scam list/u);
  expect(await screen.findAllByText(/First payment to this account/u)).toHaveLength(2);
  expect(last()).toBe(false);
  cleanup();
  show([pay('1.2.67')]);
  await screen.findByText(/On the public scam list/u);
  expect(last()).toBe(false);
  await user.click(screen.getByRole('checkbox'));
  await vi.waitFor(() => expect(last()).toBe(true));
});

it("marks a stranger’s proposal, and not a contact's", async () => {
  show([pay('1.2.20')], '1.2.19');
  expect(await screen.findByText(/from bob-holder2\. You’ve never dealt with/u)).toBeTruthy();
  cleanup();
  useContacts.getState().save({ id: '1.2.19', name: 'bob-holder2', label: '' });
  show([pay('1.2.20')], '1.2.19');
  await vi.waitFor(() => expect(last()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/you’ve never dealt with/iu)).toBeNull();
});

it('also warns of an asset on the scam list that a proposal moves', async () => {
  const given: Operation = [
    0,
    { fee, from: '1.2.20', to: '1.2.19', amount: { amount: 5, asset_id: '1.3.9' }, extensions: [] },
  ];
  show([given]);
  expect(await screen.findByText(/FREE.MONEY is on this service’s list of scam assets/u)).toBeTruthy();
});

it('warns of a scam account as proposer', async () => {
  show([pay('1.2.20')], '1.2.66');
  expect(await screen.findByText(/evil-one1 is on this service’s scam list/u)).toBeTruthy();
});

it('warns of a trade worse than the market', async () => {
  const order: Operation = [
    1,
    {
      fee,
      seller: '1.2.20',
      amount_to_sell: { amount: 1_000, asset_id: '1.3.0' },
      min_to_receive: { amount: 950, asset_id: '1.3.4' },
      expiration: '2027-01-01T00:00:00',
      fill_or_kill: false,
      extensions: {},
    },
  ];
  show([order]);
  expect(await screen.findByText(/BTS for XBTSX.STH brings 5% less/u)).toBeTruthy();
});
