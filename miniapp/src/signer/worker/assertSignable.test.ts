import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';
import { describe, expect, it } from 'vitest';
import { assertSignable } from './signing.ts';

const account = '1.2.18';
const fee = { amount: 0, asset_id: '1.3.0' };
/** The payer, under all the member names of operations. */
const payers = {
  account,
  from: account,
  seller: account,
  issuer: account,
  creator: account,
  owner: account,
  account_to_upgrade: account,
  fee_paying_account: account,
  redeemer: account,
  update_issuer: account,
};

/** True unless the operation's kind is refused; other faults do not matter here. */
function isAllowed(look: (operation: Operation) => unknown, type: number): boolean {
  try {
    look(JSON.parse(JSON.stringify([type, { fee, ...payers }])));
    return true;
  } catch (error) {
    return !hasCode(error, 'signer.operation_not_allowed');
  }
}

describe('the movements of operations', () => {
  it('are known of exactly the signable ones', () => {
    const types = Object.values(operationType);
    const signed = types.filter((type) => isAllowed((each) => assertSignable([each], account), type));
    expect(types.filter((type) => isAllowed(movementOf, type))).toEqual(signed);
    expect(signed).toEqual([0, 1, 2, 6, 8, 10, 22, 23, 24, 32, 33, 49, 50, 52, 59, 60, 61, 62, 63]);
  });
});

describe('an unsignable operation', () => {
  const pay = (from: string) => [0, { fee, from }] as unknown as Operation;
  const thrown = (code: string, facts: object) => expect.objectContaining({ code, facts });

  it('is reported by its kind, or by its payer', () => {
    const listing = [7, { fee, ...payers }] as unknown as Operation;
    expect(() => assertSignable([pay(account), listing], account)).toThrow(
      thrown('signer.operation_not_allowed', { type: 7 }),
    );
    expect(() => assertSignable([pay(account), pay('1.2.19')], account)).toThrow(
      thrown('signer.foreign_payer', { payer: '1.2.19' }),
    );
    expect(() => assertSignable([], account)).toThrow(thrown('signer.nothing_to_sign', {}));
  });
});
