import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failingOn } from '../../storage/failingStatement.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { beginProposal, markProposals, toldProposals } from '../../storage/repositories/proposals.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { awaitedOn, toldEvents, watch } from '../awaited.fixture.ts';
import { watchProposals } from './watchProposals.ts';

const [SHARED, SIGNER, OTHER, ID] = ['1.2.20', '1.2.17', '1.2.18', '1.10.3'];
const END = Date.UTC(2026, 10, 24, 5);
const [SECOND, HOUR] = [1_000, 3_600_000];
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  await storage.db.deleteFrom('subscribers').execute();
  await storage.db.deleteFrom('told_proposals').execute();
  await watch(storage, 1, 'proposal', SIGNER);
});

const payment = {
  fee: { amount: 100, asset_id: '1.3.0' },
  from: SHARED,
  to: OTHER,
  amount: { amount: 5, asset_id: '1.3.0' },
  extensions: [],
};
const onChain = {
  id: ID,
  expiration_time: '2026-11-24T05:00:00',
  proposed_transaction: { operations: [[0, payment]] },
  required_active_approvals: [SHARED],
  available_active_approvals: [] as string[],
  required_owner_approvals: [],
  available_owner_approvals: [],
  available_key_approvals: [],
  proposer: SIGNER,
};

interface Stored {
  /** The stored first operation; absent for one without words. */
  readonly first?: unknown;
  /** The history of its account. */
  readonly history?: readonly object[];
  /** The storage under test. */
  readonly on?: Storage;
}

/** A reported, waiting proposal; checks it when blocks are recorded up to one, of the given time. */
async function waiting({ first = [0, payment], history = [], on = storage }: Stored = {}) {
  const { chain, named, deps } = awaitedOn(on, {
    'history.get_account_history_operations': (_account: string, type: number) => (type === 0 ? history : []),
  });
  const told = { proposal: ID, account: 'shared', proposer: 'alice', payment: null, count: 1 };
  const facts = { ...told, endsAt: onChain.expiration_time, first };
  const endsAt = new Date(END);
  await beginProposal(storage.db, { id: ID, accountIds: [SHARED, SIGNER], facts, endsAt, approved: [] });
  chain.objects.set(ID, onChain);
  const look = async (block: number, at = END - 24 * HOUR) => {
    await watchProposals(deps, { block, at: new Date(at) });
    return toldEvents(storage);
  };
  const noted = async () => (await toldProposals(storage.db))[0];
  return { chain, named, look, noted };
}

it('no node is asked without pending proposals', async () => {
  const { calls, deps } = awaitedOn(storage);
  await watchProposals(deps, { block: 100, at: new Date(END) });
  expect(calls).toEqual([]);
});

it('each approval is reported once, with its account', async () => {
  const { chain, named, look, noted } = await waiting();
  expect(await look(100)).toEqual([]);
  // Without news there are no reads and no writes.
  expect(named).toEqual([]);
  chain.objects.set(ID, { ...onChain, available_active_approvals: [SIGNER] });
  expect(await look(101)).toEqual(['1 approved account-17']);
  expect([await look(102), named]).toEqual([['1 approved account-17'], [[SIGNER]]]);
  chain.objects.set(ID, { ...onChain, available_active_approvals: [SIGNER, OTHER] });
  expect(await look(103)).toEqual(['1 approved account-17', '1 approved account-18']);
  expect((await noted())?.approved).toEqual([SIGNER, OTHER]);
});

it('an approval that could not be queued is not recorded, so that it is reported the next time', async () => {
  const { chain, look, noted } = await waiting({ on: failingOn(storage, 'insert into outbox') });
  chain.objects.set(ID, { ...onChain, available_active_approvals: [SIGNER] });
  await expect(look(101)).rejects.toMatchObject({ code: 'storage.unavailable' });
  expect((await noted())?.approved).toEqual([]);
});

it('its last hour is reported once', async () => {
  const { look } = await waiting();
  expect(await look(100, END - HOUR - 1)).toEqual([]);
  expect(await look(101, END - HOUR)).toEqual(['1 ending']);
  expect(await look(102, END - HOUR + SECOND)).toEqual(['1 ending']);
});

it('a proposal gone before its end was executed; this is reported when the blocks up to then are recorded', async () => {
  const { chain, look, noted } = await waiting();
  chain.objects.clear();
  chain.head = 120;
  expect([await look(119), (await noted())?.goneBlock]).toEqual([[], 121]);
  chain.head = 130;
  expect([await look(120), (await noted())?.goneBlock]).toEqual([[], 121]);
  expect(await look(121, END - SECOND)).toEqual(['1 carriedOut']);
  expect(await noted()).toBeUndefined();
});

it('a proposal that returns after an undone block waits as before', async () => {
  const { chain, look, noted } = await waiting();
  chain.objects.clear();
  await look(100);
  chain.objects.set(ID, onChain);
  expect([await look(101), (await noted())?.goneBlock]).toEqual([[], null]);
});

it('a proposal refused by a recorded block was refused', async () => {
  const { chain, look } = await waiting();
  chain.objects.clear();
  await look(100);
  await markProposals(storage.db, { accountIds: [], refusedIds: [ID] });
  expect(await look(101)).toEqual(['1 refused']);
});

/** A history record of the payment as the chain's own action. */
const recorded = (block_time: string, done: object = payment) => ({
  id: '1.11.7',
  op: [0, done],
  result: [0, {}],
  block_num: 120,
  block_time,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 1,
  is_virtual: true,
});

async function outcomeAtItsEnd(stored: Stored): Promise<string | undefined> {
  const { chain, look } = await waiting(stored);
  chain.objects.clear();
  await look(100);
  return (await look(101, END)).at(-1);
}

it('a proposal gone at its end was executed in its last minutes, if the history of its account says so', async () => {
  const atItsEnd = [recorded('2026-11-24T04:57:00')];
  expect(await outcomeAtItsEnd({ history: atItsEnd })).toBe('1 carriedOut');
});

it.each([
  ['the same was done before', { history: [recorded('2026-11-24T04:56:59')] }],
  ['nothing was done', { history: [] }],
  ['no words tell what it does', { first: null, history: [recorded('2026-11-24T04:57:00')] }],
  ['nobody is known who pays for it', { first: [0, {}], history: [recorded('2026-11-24T04:57:00', {})] }],
])('it has expired if %s', async (_why, stored) => {
  expect(await outcomeAtItsEnd(stored)).toBe('1 ended');
});

it('the end found by another process is reported by that one', async () => {
  const { chain, look } = await waiting();
  chain.objects.clear();
  await look(100);
  chain.onAsked = () => void storage.db.deleteFrom('told_proposals').execute();
  expect(await look(101)).toEqual([]);
});

it.each(['delete from "told_proposals"', 'insert into outbox'])(
  'an outcome is not reported, and checked again, if %s fails',
  async (statement) => {
    const { chain, look, noted } = await waiting({ on: failingOn(storage, statement) });
    chain.objects.clear();
    await look(100);
    await expect(look(101)).rejects.toMatchObject({ code: 'storage.unavailable' });
    expect([await toldEvents(storage), (await noted())?.goneBlock]).toEqual([[], 101]);
  },
);

it('its last hour is not reported if that could not be recorded', async () => {
  const { look } = await waiting({ on: failingOn(storage, 'update told_proposals') });
  await expect(look(100, END - HOUR)).rejects.toMatchObject({ code: 'storage.unavailable' });
  expect(await toldEvents(storage)).toEqual([]);
});

it('its last hour that could not be queued is reported the next time', async () => {
  const { look } = await waiting({ on: failingOn(storage, 'insert into outbox') });
  await expect(look(100, END - HOUR)).rejects.toMatchObject({ code: 'storage.unavailable' });
});
