import { describe, expect, it } from 'vitest';
import { fullAccount } from '../rpc/database/fullAccount.ts';
import { relevantAccounts } from '../rpc/relevantAccounts.ts';
import type { Ledger } from './ledger.ts';
import {
  ASSET_A,
  GENESIS_SECONDS,
  OWNER,
  pushPaid,
  refusalOf,
  startSmallChain,
  TRADER,
} from './smallChain.ts';
import { toTime } from './time.ts';

const DAY = 86_400;
const ID = '1.16.0';
/** Of “abc” (FIPS 180-2, appendix B). */
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const SECRET = '616263';

const create = (ledger: Ledger, change: object = {}) =>
  pushPaid(ledger, 49, {
    from: OWNER,
    to: TRADER,
    amount: { amount: 700, asset_id: ASSET_A },
    preimage_hash: [2, HASH],
    preimage_size: 3,
    claim_period_seconds: 100,
    extensions: {},
    ...change,
  });
const redeem = (ledger: Ledger, redeemer: string, preimage = SECRET) =>
  pushPaid(ledger, 50, { htlc_id: ID, redeemer, preimage, extensions: [] });
const extend = (ledger: Ledger, seconds_to_add: number, update_issuer = OWNER) =>
  pushPaid(ledger, 52, { htlc_id: ID, update_issuer, seconds_to_add, extensions: [] });
const held = (ledger: Ledger, account: string) => ledger.state.balance(account, ASSET_A);
const refusal = (run: () => unknown) => refusalOf(run).message;

describe('a timed transfer', () => {
  it('leaves the sender, and is in both full accounts until its end', async () => {
    const ledger = await startSmallChain();
    const before = held(ledger, OWNER);
    create(ledger);
    expect(held(ledger, OWNER)).toBe(before - 700n);
    const { state } = ledger;
    const object = {
      id: ID,
      transfer: { from: OWNER, to: TRADER, amount: 700n, asset_id: ASSET_A },
      conditions: {
        hash_lock: { preimage_hash: [2, HASH], preimage_size: 3 },
        time_lock: { expiration: toTime(GENESIS_SECONDS + 100) },
      },
    };
    expect(state.get('1.16', ID)).toEqual(object);
    expect(fullAccount(state, state.account(OWNER))).toMatchObject({ htlcs_from: [object], htlcs_to: [] });
    expect(fullAccount(state, state.account(TRADER))).toMatchObject({ htlcs_from: [], htlcs_to: [object] });
    expect(relevantAccounts(ID, state.get('1.16', ID))).toEqual([OWNER, TRADER]);
  });

  it("is refused above the committee's limit, above the balance, and for zero", async () => {
    const ledger = await startSmallChain();
    expect(refusal(() => create(ledger, { claim_period_seconds: 30 * DAY + 1 }))).toContain(
      'HTLC Timeout exceeds allowed length',
    );
    expect(
      refusal(() => create(ledger, { amount: { amount: '900000000000000', asset_id: ASSET_A } })),
    ).toContain('Insufficient funds');
    expect(refusal(() => create(ledger, { amount: { amount: 0, asset_id: ASSET_A } }))).toContain(
      'HTLC amount should be greater than zero',
    );
    expect(() => create(ledger, { preimage_hash: [2, 'ab'] })).toThrow('Invalid cast');
  });

  it('costs its days, and the secret its kilobytes', async () => {
    const ledger = await startSmallChain();
    const feeOf = (id: number, members: object) => ledger.requiredFees([[id, members]], '1.3.0')[0]?.amount;
    const lock = { preimage_hash: [2, HASH], extensions: {} };
    expect(feeOf(49, { ...lock, claim_period_seconds: 1 })).toBe(200_000n);
    expect(feeOf(49, { ...lock, claim_period_seconds: DAY })).toBe(200_000n);
    expect(feeOf(49, { ...lock, claim_period_seconds: DAY + 1 })).toBe(300_000n);
    expect(feeOf(52, { htlc_id: ID, seconds_to_add: 3 * DAY })).toBe(400_000n);
    expect(feeOf(50, { htlc_id: ID, preimage: 'ab'.repeat(1024) })).toBe(200_000n);
    expect(feeOf(50, { htlc_id: ID, preimage: 'ab'.repeat(1025) })).toBe(300_000n);
  });

  it('pays its recipient with any giver of the secret, and notifies the sender by a virtual operation', async () => {
    const ledger = await startSmallChain();
    const before = held(ledger, TRADER);
    create(ledger);
    expect(refusal(() => redeem(ledger, TRADER, '616264'))).toContain('does not generate correct hash');
    expect(refusal(() => redeem(ledger, TRADER, '61626300'))).toContain('Preimage size mismatch.');
    redeem(ledger, OWNER);
    expect(held(ledger, TRADER)).toBe(before + 700n);
    const { operations } = ledger.produceBlock();
    expect(operations.map(({ op, is_virtual }) => [op[0], is_virtual])).toEqual([
      [49, false],
      [50, false],
      [51, true],
    ]);
    expect(operations[2]?.op[1]).toMatchObject({
      from: OWNER,
      to: TRADER,
      redeemer: OWNER,
      preimage: SECRET,
    });
    expect(refusal(() => redeem(ledger, TRADER))).toContain('Unable to find Object');
  });

  it('returns in the block that reaches its end, and not before', async () => {
    const ledger = await startSmallChain();
    const before = held(ledger, OWNER);
    create(ledger);
    ledger.produceBlock(GENESIS_SECONDS + 99);
    expect(held(ledger, OWNER)).toBe(before - 700n);
    const { operations } = ledger.produceBlock(GENESIS_SECONDS + 100);
    expect(held(ledger, OWNER)).toBe(before);
    expect(operations.map(({ op }) => op)).toMatchObject([
      [53, { htlc_id: ID, to: OWNER, original_htlc_recipient: TRADER, htlc_amount: { amount: 700n } }],
    ]);
  });

  it('is extended by its sender alone, no further than a new one may last', async () => {
    const ledger = await startSmallChain();
    create(ledger);
    expect(refusal(() => extend(ledger, 60, TRADER))).toContain('may only be extended by its creator');
    expect(refusal(() => extend(ledger, 30 * DAY))).toContain('pushes contract too far into the future');
    extend(ledger, 60);
    ledger.produceBlock(GENESIS_SECONDS + 159);
    expect(ledger.state.get('1.16', ID).conditions.time_lock.expiration).toBe(toTime(GENESIS_SECONDS + 160));
    ledger.produceBlock(GENESIS_SECONDS + 160);
    expect(ledger.state.find('1.16', ID)).toBeUndefined();
  });
});
