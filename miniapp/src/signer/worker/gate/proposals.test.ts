import { fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { ProposalCreate } from '@xbts/shared/protocol/operations/proposalCreate.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import type { AgreedFacts } from '../../shownFacts.ts';
import { alice, bob, btsAmount, codeOf } from '../signer.fixture.ts';
import { factsBy } from './facts.ts';
import { assertProposals } from './proposals.ts';

const fee = { amount: 2_000_000, asset_id: '1.3.0' };
const payment: Operation = [
  0,
  { fee, from: bob.id, to: alice.id, amount: { amount: '500000', asset_id: '1.3.0' }, extensions: [] },
];
const create = (change: Partial<ProposalCreate<Operation>> = {}): Operation => [
  22,
  {
    fee,
    fee_paying_account: alice.id,
    expiration_time: '2026-11-24T05:00:00',
    proposed_ops: [{ op: payment }],
    extensions: [],
    ...change,
  },
];
const update = (change: Partial<ProposalUpdate> = {}): Operation => [
  23,
  {
    fee,
    fee_paying_account: alice.id,
    proposal: '1.10.3',
    active_approvals_to_add: [alice.id],
    active_approvals_to_remove: [],
    owner_approvals_to_add: [],
    owner_approvals_to_remove: [],
    key_approvals_to_add: [],
    key_approvals_to_remove: [],
    extensions: [],
    ...change,
  },
];
const remove = (using_owner_authority: boolean): Operation => [
  24,
  { fee, fee_paying_account: alice.id, using_owner_authority, proposal: '1.10.3', extensions: [] },
];
const REFUSED = 'signer.operation_not_allowed';
const code = (operation: Operation, held: string[] = []) =>
  codeOf(() => assertProposals([operation], alice.id, held));

describe('a proposal', () => {
  it('has only describable operations, without a message hidden from the user', async () => {
    expect(await code(create())).toBe('none');
    const memo = { from: 'BTS', to: 'BTS', nonce: 1, message: 'ab' };
    const others: Operation[] = [
      [0, { ...(payment[1] as never as object), memo } as never],
      [6, { fee, account: bob.id, extensions: {} }],
      update(),
      [1, { fee, seller: bob.id, extensions: { on_fill: [] } } as never],
    ];
    for (const op of others) expect(await code(create({ proposed_ops: [{ op }] }))).toBe(REFUSED);
    expect(await code(create({ proposed_ops: [] }))).toBe(REFUSED);
    expect(await code(create({ review_period_seconds: 60 }))).toBe(REFUSED);
  });
});

it('is refused with its kind', () => {
  const operations = [create(), remove(true), update({ active_approvals_to_add: [] })];
  expect(() => assertProposals(operations, alice.id, [])).toThrow(
    expect.objectContaining({ code: REFUSED, facts: { type: 24 } }),
  );
});

describe('an approval', () => {
  it('is the account’s own, as active or owner, one at a time', async () => {
    const own = [alice.id];
    expect(await code(update())).toBe('none');
    expect(await code(update({ active_approvals_to_add: [], active_approvals_to_remove: own }))).toBe('none');
    for (const change of [
      { active_approvals_to_add: [bob.id] },
      { active_approvals_to_add: [alice.id, bob.id] },
      { active_approvals_to_remove: own },
      { active_approvals_to_add: [] },
      { owner_approvals_to_add: own },
      { owner_approvals_to_remove: own },
      { key_approvals_to_add: ['BTS'] },
      { key_approvals_to_remove: ['BTS'] },
    ])
      expect(await code(update(change), ['BTS'])).toBe(REFUSED);
    for (const change of [{ owner_approvals_to_add: own }, { owner_approvals_to_remove: own }]) {
      expect(await code(update({ active_approvals_to_add: [], ...change }))).toBe('none');
      const [[name]] = Object.entries(change) as [[string, string[]]];
      expect(await code(update({ active_approvals_to_add: [], [name]: [bob.id] }))).toBe(REFUSED);
    }
  });

  it('uses only the keys entered for it', async () => {
    for (const side of ['key_approvals_to_add', 'key_approvals_to_remove']) {
      const by = (...keys: string[]) => update({ active_approvals_to_add: [], [side]: keys });
      expect(await code(by('BTSone'), ['BTSone', 'BTStwo'])).toBe('none');
      expect(await code(by('BTSone', 'BTStwo'), ['BTSone', 'BTStwo'])).toBe('none');
      expect(await code(by('BTSone', 'BTSthree'), ['BTSone', 'BTStwo'])).toBe(REFUSED);
      expect(await code(by('BTSone'))).toBe(REFUSED);
    }
  });

  it('is refused for ever without the owner’s authority', async () => {
    expect(await code(remove(false))).toBe('none');
    expect(await code(remove(true))).toBe(REFUSED);
  });
});

const agreed: AgreedFacts = {
  time: 0,
  nodes: 2,
  accounts: [alice, bob],
  assets: [{ id: '1.3.0', symbol: 'BTS', precision: 5 }],
  proposals: [{ id: '1.10.3', operations: [payment] }],
};
const paid = fact('later', {
  name: bob.name,
  fee: btsAmount(2_000_000n),
  what: [fact('transfer', { amount: btsAmount(500_000n), name: alice.name, id: alice.id })],
});

describe('a proposed or approved operation', () => {
  it('has its own fact with the payer, the fee, and all effects', () => {
    const until = fact('propose', { time: { moment: Date.parse('2026-11-24T05:00:00Z') } });
    expect(factsBy([create()], agreed)).toEqual([[until, paid]]);
    const twice = create({ proposed_ops: [{ op: payment }, { op: payment }] });
    expect(factsBy([twice], agreed)).toEqual([[until, paid, paid]]);
  });

  it("is never approved without the nodes' agreement or a description", async () => {
    expect(factsBy([update()], agreed)).toEqual([[fact('approve', { proposal: '1.10.3' }), paid]]);
    const told = (proposals: NonNullable<AgreedFacts['proposals']>) =>
      codeOf(() => factsBy([update()], { ...agreed, proposals }));
    expect(await told([])).toBe(REFUSED);
    expect(await told([{ id: '1.10.4', operations: [payment] }])).toBe(REFUSED);
    expect(await told([{ id: '1.10.3', operations: [] }])).toBe(REFUSED);
    const keys: Operation = [6, { fee, account: bob.id, extensions: {} }];
    expect(await told([{ id: '1.10.3', operations: [keys] }])).toBe(REFUSED);
    const upgrade: Operation = [
      8,
      { fee, account_to_upgrade: bob.id, upgrade_to_lifetime_member: false, extensions: [] },
    ];
    expect(await told([{ id: '1.10.3', operations: [upgrade] }])).toBe(REFUSED);
  });

  it('need not be described again to withdraw an approval', () => {
    const back = update({ active_approvals_to_add: [], active_approvals_to_remove: [alice.id] });
    expect(factsBy([back], { ...agreed, proposals: [] })).toEqual([
      [fact('withdrawApproval', { proposal: '1.10.3' })],
    ]);
  });
});
