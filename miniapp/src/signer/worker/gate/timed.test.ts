import { fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { describe, expect, it } from 'vitest';
import { alice, bob, btsAmount, codeOf } from '../signer.fixture.ts';
import { factsBy } from './facts.ts';

const fee = { amount: 200_000, asset_id: '1.3.0' };
/** The hash of “abc”. */
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const held: TimedTransfer = {
  id: '1.16.3',
  from: bob.id,
  to: alice.id,
  amount: { amount: 77_000_000n, asset_id: '1.3.0' },
  preimage_hash: [2, HASH],
  preimage_size: 3,
  expiration: '2026-11-22T05:00:00',
};
const agreed = {
  time: 0,
  nodes: 2,
  accounts: [alice, bob],
  assets: [{ id: '1.3.0', symbol: 'BTS', precision: 5 }],
  timed: [held],
};
const code = (operation: Operation) => codeOf(() => factsBy([operation], agreed));
const REFUSED = 'signer.operation_not_allowed';

const redeem = (preimage: string, htlc_id = held.id): Operation => [
  50,
  { fee, htlc_id, redeemer: alice.id, preimage, extensions: [] },
];
const extend = (update_issuer: string, seconds_to_add: number): Operation => [
  52,
  { fee, htlc_id: held.id, update_issuer, seconds_to_add, extensions: [] },
];
const create = (claim_period_seconds: number, algorithm: number): Operation => [
  49,
  {
    fee,
    from: alice.id,
    to: bob.id,
    amount: { amount: 1, asset_id: '1.3.0' },
    preimage_hash: [algorithm, HASH],
    preimage_size: 32,
    claim_period_seconds,
    extensions: {},
  },
];

describe('for timed transfers the worker signs', () => {
  it('no secret that does not open the agreed lock', async () => {
    expect(await code(redeem('616263'))).toBe('none');
    expect(await code(redeem('616264'))).toBe(REFUSED);
    expect(await code(redeem('61626300'))).toBe(REFUSED);
    expect(await code(redeem('616263', '1.16.4'))).toBe('signer.not_as_shown');
  });

  it('an extension only by the sender, in whole minutes', async () => {
    expect(await code(extend(bob.id, 3_600))).toBe('none');
    expect(await code(extend(alice.id, 3_600))).toBe(REFUSED);
    expect(await code(extend(bob.id, 61))).toBe(REFUSED);
    expect(await code(extend(bob.id, 0))).toBe(REFUSED);
  });

  it('no new one with an unnamed hash, or with seconds missing in its words', async () => {
    expect(await code(create(3_600, 2))).toBe('none');
    expect(await code(create(3_601, 2))).toBe(REFUSED);
    expect(await code(create(3_600, 4))).toBe(REFUSED);
  });

  it('the described ones with the agreed amount and recipient', () => {
    const values = { id: held.id, amount: btsAmount(77_000_000n), name: alice.name, to: alice.id };
    expect(factsBy([redeem('616263')], agreed)).toEqual([[fact('timedRedeem', values)]]);
  });
});
