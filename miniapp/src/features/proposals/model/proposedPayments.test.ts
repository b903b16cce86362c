import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { expect, it } from 'vitest';
import { isCoSigner, proposedPayments } from './proposedPayments.ts';

const amount = { amount: 5, asset_id: '1.3.0' };
const base = { fee: { amount: 1, asset_id: '1.3.0' }, extensions: [] as [] };
const memo = { from: 'BTS1', to: 'BTS2', nonce: '1', message: '00' };
const transfer = (to: string, more: object = {}): Operation => [
  0,
  { ...base, from: '1.2.20', to, amount, ...more },
];
const lock = (owner: string): Operation => [
  32,
  { fee: base.fee, creator: '1.2.20', owner, amount, policy: [2, {}] } as never,
];
const timed: Operation = [
  49,
  {
    ...base,
    from: '1.2.20',
    to: '1.2.66',
    amount,
    preimage_hash: [2, '00'.repeat(32)],
    preimage_size: 32,
    claim_period_seconds: 3600,
    extensions: {},
  } as never,
];
const recipients = (...operations: (Operation | null)[]) => proposedPayments([{ operations }]);

it('recipients of every kind of operation in a proposal are judged', () => {
  expect(recipients(transfer('1.2.19'), null, lock('1.2.67'), timed).map(({ toId }) => toId)).toEqual([
    '1.2.19',
    '1.2.67',
    '1.2.66',
  ]);
});

it('a payment to oneself has none', () => {
  expect(recipients(lock('1.2.20'), transfer('1.2.20'))).toEqual([]);
});

it('a repeated recipient is judged once, and as without a message if one of the payments has none', () => {
  const [sealed, bare] = [transfer('1.2.19', { memo }), transfer('1.2.19')];
  expect(recipients(sealed, sealed).map(({ hasMemo }) => hasMemo)).toEqual([true]);
  expect(recipients(sealed, bare).map(({ hasMemo }) => hasMemo)).toEqual([false]);
  expect(recipients(bare, sealed).map(({ hasMemo }) => hasMemo)).toEqual([false]);
});

it('a co-signer is a signer of the paying account, in either role, or that account', () => {
  const none = { weight_threshold: 1, account_auths: [], key_auths: [], address_auths: [] };
  const signs = (id: string) => ({ ...none, account_auths: [[id, 1]] as [string, number][] });
  const team = { owner: signs('1.2.17'), active: signs('1.2.18') } as Pick<Account, 'owner' | 'active'>;
  const by = (proposer: string) =>
    isCoSigner({ proposer, operations: [transfer('1.2.19')] }, (id) => (id === '1.2.20' ? team : undefined));
  expect(['1.2.17', '1.2.18', '1.2.20'].map(by)).toEqual([true, true, true]);
  expect(['1.2.19', '1.2.66'].map(by)).toEqual([false, false]);
});
