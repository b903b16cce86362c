import { describe, expect, it } from 'vitest';
import type { Ledger } from './ledger.ts';
import { NodeError } from './nodeError.ts';
import type { Authority } from './objects/accounts.ts';
import { GENESIS_SECONDS, pushPaid, refusalOf, startSmallChain } from './smallChain.ts';
import { toTime } from './time.ts';

const KEY = 'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const OTHER_KEY = 'BTS5zzvbDtkbUVU1gFFsKqCE55U7JbjTp6mTh1usFv7KGgXL7HDQk';
const [ALICE, BOB, CAROL, TEAM, DEEP] = ['1.2.17', '1.2.18', '1.2.19', '1.2.20', '1.2.21'] as const;
const HOUR = 3600;

const shared = (weight_threshold: number, ids: readonly string[]): Authority => ({
  weight_threshold,
  account_auths: ids.map((id) => [id, 1]),
  key_auths: [],
  address_auths: [],
});

/** team needs two of alice, bob and carol; deep needs team. */
function start(): Promise<Ledger> {
  const account = (name: string, authority: Authority | string) => ({
    name,
    owner: authority,
    active: authority,
    memoKey: KEY,
  });
  const names = ['alice-1', 'bob-2', 'carol-3', 'team-4', 'deep-5'];
  return startSmallChain({
    accounts: [
      account('alice-1', KEY),
      account('bob-2', KEY),
      account('carol-3', KEY),
      account('team-4', shared(2, [ALICE, BOB, CAROL])),
      account('deep-5', shared(1, [TEAM])),
    ],
    assets: [],
    balances: names.map((name) => ({ account: name, symbol: 'BTS', amount: 10n ** 12n })),
  });
}

const fee = { amount: 2_000_000, asset_id: '1.3.0' };
const payment = (from: string, amount = 700) => ({
  op: [0, { fee, from, to: CAROL, amount: { amount, asset_id: '1.3.0' }, extensions: [] }],
});

interface Wish {
  from?: string;
  amount?: number;
  seconds?: number;
  review?: number;
}

/** Proposed by alice; the id of what was made. */
function propose(ledger: Ledger, { from = TEAM, amount, seconds = HOUR, review }: Wish = {}): string {
  pushPaid(ledger, 22, {
    fee_paying_account: ALICE,
    expiration_time: toTime(GENESIS_SECONDS + seconds),
    proposed_ops: [payment(from, amount)],
    ...(review === undefined ? {} : { review_period_seconds: review }),
    extensions: [],
  });
  return [...ledger.state.all('1.10')].at(-1)?.id ?? 'none';
}

const none = {
  active_approvals_to_add: [],
  active_approvals_to_remove: [],
  owner_approvals_to_add: [],
  owner_approvals_to_remove: [],
  key_approvals_to_add: [],
  key_approvals_to_remove: [],
  extensions: [],
};
const update = (ledger: Ledger, proposal: string, who: string, change: object) =>
  pushPaid(ledger, 23, { ...none, fee_paying_account: who, proposal, ...change });
const approve = (ledger: Ledger, proposal: string, who: string) =>
  update(ledger, proposal, who, { active_approvals_to_add: [who] });
const held = (ledger: Ledger) => ledger.state.balance(CAROL, '1.3.0');

describe('a proposal', () => {
  it('moves nothing, names the required accounts, and is listed for them and for those that approved', async () => {
    const ledger = await start();
    const before = held(ledger);
    const id = propose(ledger);
    expect(held(ledger)).toBe(before);
    expect(ledger.state.get('1.10', id)).toMatchObject({
      required_active_approvals: [TEAM],
      required_owner_approvals: [],
      available_active_approvals: [],
      proposer: ALICE,
    });
  });

  it('executes with the approval that reaches the threshold, and is gone', async () => {
    const ledger = await start();
    const before = held(ledger);
    const id = propose(ledger);
    approve(ledger, id, ALICE);
    expect(held(ledger)).toBe(before);
    approve(ledger, id, BOB);
    expect(held(ledger)).toBe(before + 700n);
    expect(ledger.state.find('1.10', id)).toBeUndefined();
    const { operations } = ledger.produceBlock();
    expect(operations.map(({ op, is_virtual }) => [op[0], is_virtual])).toEqual([
      [22, false],
      [23, false],
      [23, false],
      [0, true],
    ]);
  });

  it('does not execute with a withdrawn approval', async () => {
    const ledger = await start();
    const id = propose(ledger);
    approve(ledger, id, ALICE);
    update(ledger, id, ALICE, { active_approvals_to_remove: [ALICE] });
    approve(ledger, id, BOB);
    expect(ledger.state.get('1.10', id).available_active_approvals).toEqual([BOB]);
    expect(refusalOf(() => update(ledger, id, ALICE, { active_approvals_to_remove: [ALICE] })).code).toBe(10);
  });

  it("counts holders of a holder, up to the chain's depth", async () => {
    const ledger = await start();
    const id = propose(ledger, { from: DEEP });
    approve(ledger, id, ALICE);
    approve(ledger, id, BOB);
    expect(ledger.state.find('1.10', id)).toBeUndefined();
  });

  it('stays with its reason if its execution fails, and is retried at its end', async () => {
    const ledger = await start();
    const id = propose(ledger, { amount: 2 * 10 ** 12 });
    approve(ledger, id, ALICE);
    approve(ledger, id, BOB);
    expect(ledger.state.get('1.10', id).fail_reason).toContain('Insufficient Balance');
    ledger.pushOperations([
      [
        0,
        { fee, from: CAROL, to: TEAM, amount: { amount: 9 * 10 ** 11, asset_id: '1.3.0' }, extensions: [] },
      ],
    ]);
    ledger.pushOperations([
      [0, { fee, from: DEEP, to: TEAM, amount: { amount: 9 * 10 ** 11, asset_id: '1.3.0' }, extensions: [] }],
    ]);
    ledger.produceBlock(GENESIS_SECONDS + 10);
    const before = held(ledger);
    ledger.produceBlock(GENESIS_SECONDS + HOUR);
    expect(held(ledger)).toBe(before + 2n * 10n ** 12n);
  });

  it('ends unapproved without any effect', async () => {
    const ledger = await start();
    const before = held(ledger);
    const id = propose(ledger);
    approve(ledger, id, ALICE);
    ledger.produceBlock(GENESIS_SECONDS + HOUR);
    expect(ledger.state.find('1.10', id)).toBeUndefined();
    expect(held(ledger)).toBe(before);
  });

  it('with a review period accepts no approval within it, and executes only at its end', async () => {
    const ledger = await start();
    const id = propose(ledger, { review: 600 });
    approve(ledger, id, ALICE);
    approve(ledger, id, BOB);
    expect(ledger.state.get('1.10', id).available_active_approvals).toEqual([ALICE, BOB]);
    ledger.produceBlock(GENESIS_SECONDS + HOUR - 600);
    expect(refusalOf(() => approve(ledger, id, CAROL)).message).toContain('in its review period');
    ledger.produceBlock(GENESIS_SECONDS + HOUR);
    expect(ledger.state.find('1.10', id)).toBeUndefined();
  });

  it('is refused for good by an account it needs, and by no other', async () => {
    const ledger = await start();
    const id = propose(ledger);
    const remove = (who: string) =>
      pushPaid(ledger, 24, {
        fee_paying_account: who,
        using_owner_authority: false,
        proposal: id,
        extensions: [],
      });
    expect(refusalOf(() => remove(ALICE)).message).toContain('not authoritative for this proposal');
    remove(TEAM);
    expect(ledger.state.find('1.10', id)).toBeUndefined();
  });

  it('needs a future end, within the longest life, and an operation', async () => {
    const ledger = await start();
    const message = (wish: Wish) => refusalOf(() => propose(ledger, wish)).message;
    expect(message({ seconds: 0 })).toContain('already expired on creation');
    expect(message({ seconds: 2_419_201 })).toContain('too far in the future');
    expect(message({ review: HOUR })).toContain('must be less than its overall lifetime');
    expect(message({ from: '1.2.0' })).toContain('Review period not given');
    const empty = {
      fee_paying_account: ALICE,
      expiration_time: toTime(GENESIS_SECONDS + 9),
      proposed_ops: [],
    };
    expect(() => pushPaid(ledger, 22, { ...empty, extensions: [] })).toThrow(NodeError);
  });

  it('is also approved by a key, unless that key is useless', async () => {
    const ledger = await start();
    const id = propose(ledger, { from: BOB });
    update(ledger, id, ALICE, { key_approvals_to_add: [OTHER_KEY] });
    approve(ledger, id, BOB);
    expect(ledger.state.find('1.10', id)).toBeDefined();
    update(ledger, id, ALICE, { key_approvals_to_remove: [OTHER_KEY] });
    expect(ledger.state.find('1.10', id)).toBeUndefined();
  });

  it('costs by its size, and lists the fees of its operations', async () => {
    const ledger = await start();
    const body = { fee, fee_paying_account: ALICE, expiration_time: '2026-02-01T00:00:00', extensions: [] };
    const answers = ledger.feeAnswers([[22, { ...body, proposed_ops: [payment(TEAM)] }]], '1.3.0');
    expect(answers).toEqual([
      [{ amount: 2_000_000n, asset_id: '1.3.0' }, [{ amount: 2_000_000n, asset_id: '1.3.0' }]],
    ]);
    const many = ledger.requiredFees(
      [[22, { ...body, proposed_ops: Array(9).fill(payment(TEAM)) }]],
      '1.3.0',
    );
    expect(many[0]?.amount).toBeGreaterThan(2_000_000n);
  });
});

it('requires the signature of a key that approves for itself', async () => {
  const ledger = await start();
  const update = {
    fee,
    fee_paying_account: ALICE,
    proposal: propose(ledger),
    ...none,
    key_approvals_to_add: [OTHER_KEY],
    extensions: [],
  };
  const unsigned = {
    ref_block_num: 0,
    ref_block_prefix: 0,
    expiration: toTime(GENESIS_SECONDS + HOUR),
    operations: [[23, update]],
    extensions: [],
    signatures: [],
  };
  expect(ledger.requiredSignatures(unsigned, [KEY, OTHER_KEY])).toEqual([KEY, OTHER_KEY]);
});
