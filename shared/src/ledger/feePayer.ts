import { operations } from '../protocol/operations.ts';
import { isKnownType } from '../protocol/packedOperations.ts';

/**
 * The member that names the payer, for kinds that occur only in histories (fee_payer() of the node); virtual ones have
 * none.
 */
const payers: Readonly<Record<number, string>> = {
  3: 'funding_account',
  9: 'account_id',
  11: 'issuer',
  12: 'issuer',
  13: 'issuer',
  17: 'account',
  18: 'issuer',
  19: 'publisher',
  20: 'witness_account',
  21: 'witness_account',
  25: 'withdraw_from_account',
  26: 'withdraw_from_account',
  27: 'withdraw_to_account',
  28: 'withdraw_from_account',
  29: 'committee_member_account',
  30: 'committee_member_account',
  34: 'owner',
  35: 'payer',
  36: 'fee_paying_account',
  38: 'issuer',
  39: 'from',
  43: 'issuer',
  45: 'bidder',
  47: 'issuer',
  48: 'issuer',
  54: 'account',
  55: 'account',
  56: 'account',
  57: 'account',
  58: 'account',
  64: 'owner_account',
  65: 'owner_account',
  66: 'owner_account',
  67: 'borrower',
  68: 'account',
  69: 'owner_account',
  70: 'owner_account',
  71: 'owner_account',
  72: 'borrower',
  73: 'account',
  76: 'account',
};

/** The id of the account that pays an operation's network fee; undefined without a payer. */
export function feePayerOf([type, members]: readonly [number, Readonly<Record<string, unknown>>]): unknown {
  const member = isKnownType(type) ? operations[type].payer : payers[type];
  return member === undefined ? undefined : members[member];
}
