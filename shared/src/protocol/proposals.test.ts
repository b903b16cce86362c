import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { proposalSchema, readProposal } from './proposals.ts';
import { mentionsOf } from './proposed.ts';

const fee = { amount: 100, asset_id: '1.3.0' };
const payment = {
  fee,
  from: '1.2.20',
  to: '1.2.18',
  amount: { amount: '5', asset_id: '1.3.7' },
  extensions: [],
};
const read = (...operations: unknown[]) =>
  readProposal(
    parse(proposalSchema, {
      id: '1.10.3',
      expiration_time: '2026-11-24T05:00:00',
      proposed_transaction: { operations },
      required_active_approvals: ['1.2.20'],
      available_active_approvals: [],
      required_owner_approvals: [],
      available_owner_approvals: [],
      available_key_approvals: [],
      proposer: '1.2.17',
      fail_reason: '',
    }),
  );

describe('a proposal', () => {
  it('is read with the describable operations, and the accounts and assets they name', () => {
    const { operations, types } = read([0, payment]);
    expect(operations).toEqual([[0, payment]]);
    expect(types).toEqual([0]);
    const known = operations.filter((each) => each !== null);
    expect(mentionsOf(known)).toEqual({ accounts: ['1.2.20', '1.2.18'], assets: ['1.3.7', '1.3.0'] });
  });

  it('has no description if a member is missing or of another kind', () => {
    const { to: _to, ...headless } = payment;
    const others = [
      [0, headless],
      [0, { ...payment, to: '1.3.18' }],
      [0, { ...payment, amount: { amount: 1.5, asset_id: '1.3.7' } }],
      [0, { ...payment, extensions: [[0, {}]] }],
      [0, null],
    ];
    for (const other of others) expect(read(other).operations).toEqual([null]);
  });

  it('contains rules of an account if they allow signing; nothing of other proposals or newer operations', () => {
    const authority = {
      weight_threshold: 1,
      account_auths: [['1.2.17', 1]],
      key_auths: [],
      address_auths: [],
    };
    const options = {
      memo_key: 'BTS6NPBsdauSL9ngr9GF7t59FymkmG5gtLSGqiADExptRKvauv5Na',
      voting_account: '1.2.5',
      num_witness: 0,
      num_committee: 0,
      votes: [],
      extensions: [],
    };
    const update = [
      6,
      { fee, account: '1.2.20', owner: authority, active: authority, new_options: options, extensions: {} },
    ];
    const nobody = (change: object) => [
      6,
      { fee, account: '1.2.20', active: { ...authority, ...change }, extensions: {} },
    ];
    const open = nobody({ account_auths: [['1.2.4', 1]] });
    const own = nobody({ account_auths: [['1.2.20', 1]] });
    const beyond = nobody({ weight_threshold: 2 });
    const nothing = [6, { fee, account: '1.2.20', extensions: {} }];
    const remove = [
      24,
      { fee, fee_paying_account: '1.2.20', using_owner_authority: false, proposal: '1.10.1', extensions: [] },
    ];
    const issue = [
      14,
      { fee, issuer: '1.2.20', asset_to_issue: fee, issue_to_account: '1.2.18', extensions: [] },
    ];
    const create = [22, { fee, fee_paying_account: '1.2.20', proposed_ops: [{ op: [0, payment] }] }];
    const found = read([0, payment], update, remove, issue, create, [99, {}]);
    expect(found.operations).toEqual([[0, payment], update, null, null, null, null]);
    expect(found.types).toEqual([0, 6, 24, 14, 22, 99]);
    expect(read(open, own, beyond, nothing).operations).toEqual([null, null, null, null]);
  });
});
