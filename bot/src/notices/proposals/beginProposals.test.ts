import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { markProposals, toldProposals } from '../../storage/repositories/proposals.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { awaitedOn, toldEvents, watch } from '../awaited.fixture.ts';
import { beginProposals } from './beginProposals.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  for (const table of ['subscribers', 'told_proposals', 'proposal_marks'] as const)
    await storage.db.deleteFrom(table).execute();
});

const payment = (asset_id: string) => ({
  fee: { amount: 100, asset_id: '1.3.0' },
  from: '1.2.20',
  to: '1.2.18',
  amount: { amount: 5, asset_id },
  extensions: [],
});
const proposalOf = (id: string, ...operations: unknown[]) => ({
  id,
  expiration_time: '2026-11-24T05:00:00',
  proposed_transaction: { operations },
  required_active_approvals: ['1.2.20'],
  available_active_approvals: ['1.2.17'],
  required_owner_approvals: [],
  available_owner_approvals: [],
  available_key_approvals: [],
  proposer: '1.2.17',
});

/** Accounts with these proposals and without other signers. */
const proposing = (...proposals: readonly object[]) => proposingOn(storage, ...proposals);
function proposingOn(on: Storage, ...proposals: readonly object[]) {
  const { deps, listed } = awaitedOn(on, {
    'database.get_proposed_transactions': () => proposals,
    'database.get_accounts': (ids: string[]) => ids.map(() => null),
  });
  return {
    begin: () => beginProposals(deps),
    listed,
    mark: (...accountIds: string[]) => markProposals(storage.db, { accountIds, refusedIds: [] }),
    marks: async () => (await storage.db.selectFrom('proposal_marks').selectAll().execute()).length,
  };
}

it('a proposal is reported once, with its payment and proposer, and followed with its present approvals', async () => {
  await watch(storage, 1, 'proposal', '1.2.20');
  const { begin, mark, marks } = proposing(proposalOf('1.10.3', [0, payment('1.3.0')]));
  await mark('1.2.20');
  await begin();
  expect([await toldEvents(storage), await marks()]).toEqual([['1 waits'], 0]);
  const [told] = await toldProposals(storage.db);
  const { approved, accountIds, facts } = told ?? {};
  expect([approved, accountIds]).toEqual([['1.2.17'], ['1.2.20']]);
  const paid = { to: 'account-18', units: '5', symbol: 'BTS', precision: 5 };
  expect(facts).toMatchObject({ account: 'account-20', proposer: 'account-17', payment: paid, count: 1 });
  expect(facts).toMatchObject({ endsAt: '2026-11-24T05:00:00', first: [0, payment('1.3.0')] });
  await mark('1.2.20');
  await begin();
  expect(await toldEvents(storage)).toEqual(['1 waits']);
});

it('names listed scam recipients in any of its operations, and a stranger as proposer', async () => {
  await watch(storage, 1, 'proposal', '1.2.20');
  const other = { ...payment('1.3.0'), to: '1.2.66' };
  const { begin, mark, listed } = proposing(proposalOf('1.10.3', [0, payment('1.3.0')], [0, other]));
  listed.add('account-66');
  await mark('1.2.20');
  await begin();
  const [told] = await toldProposals(storage.db);
  expect(told?.facts).toMatchObject({ listed: ['account-66'], isStranger: true });
});

it('a proposal by the account itself is not a stranger’s', async () => {
  await watch(storage, 1, 'proposal', '1.2.20');
  const own = { ...proposalOf('1.10.3', [0, payment('1.3.0')]), proposer: '1.2.20' };
  const { begin, mark } = proposing(own);
  await mark('1.2.20');
  await begin();
  expect((await toldProposals(storage.db))[0]?.facts).toMatchObject({ listed: [], isStranger: false });
});

it('a proposal by a listed scam account is not reported', async () => {
  await watch(storage, 1, 'proposal', '1.2.20');
  const { begin, mark, marks, listed } = proposing(proposalOf('1.10.3', [0, payment('1.3.0')]));
  listed.add('account-17');
  await mark('1.2.20');
  await begin();
  expect([await toldEvents(storage), await toldProposals(storage.db), await marks()]).toEqual([[], [], 0]);
});

it('without a payment, or with an unknown asset, the number of operations is reported', async () => {
  await watch(storage, 1, 'proposal', '1.2.20');
  const created = [5, {}];
  const { begin, mark } = proposing(
    proposalOf('1.10.3', created, created),
    proposalOf('1.10.4', [0, payment('1.3.7')]),
  );
  await mark('1.2.20');
  await begin();
  expect((await toldProposals(storage.db)).map(({ facts }) => facts)).toMatchObject([
    { payment: null, count: 2, first: null },
    { payment: null, count: 1, first: [0, payment('1.3.7')] },
  ]);
});

it('a proposal without recipients of its notice is not stored', async () => {
  await watch(storage, 1, 'timedTransfer', '1.2.20');
  const { begin, mark, marks } = proposing(proposalOf('1.10.3', [0, payment('1.3.0')]));
  await mark('1.2.20');
  await begin();
  expect([await toldProposals(storage.db), await marks()]).toEqual([[], 0]);
});

it('twenty accounts are read after one range, the rest after the next', async () => {
  const { begin, mark, marks } = proposing();
  await mark(...Array.from({ length: 41 }, (_, index) => `1.2.${100 + index}`));
  await begin();
  expect(await marks()).toBe(21);
  await begin();
  expect(await marks()).toBe(1);
});

it('a new watcher of an account gets no notice of a proposal already followed', async () => {
  await watch(storage, 1, 'proposal', '1.2.20');
  const { begin, mark } = proposing(proposalOf('1.10.3', [0, payment('1.3.0')]));
  await mark('1.2.20');
  await begin();
  await watch(storage, 2, 'proposal', '1.2.20');
  await mark('1.2.20');
  await begin();
  expect(await toldEvents(storage)).toEqual(['1 waits']);
});

it.each(['insert into "told_proposals"', 'insert into outbox', 'delete from "proposal_marks"'])(
  'a proposal is neither stored, reported nor forgotten if %s fails',
  async (statement) => {
    await watch(storage, 1, 'proposal', '1.2.20');
    const proposal = proposalOf('1.10.3', [0, payment('1.3.0')]);
    const { begin, mark, marks } = proposingOn(failingOn(storage, statement), proposal);
    await mark('1.2.20');
    await expect(begin()).rejects.toMatchObject({ code: 'storage.unavailable' });
    expect([await toldEvents(storage), await toldProposals(storage.db), await marks()]).toEqual([[], [], 1]);
  },
);
