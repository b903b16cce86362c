import type { AccountUpdate, Authority, Operation, OperationOf } from './operations.ts';
import { operationType } from './operationTypes.ts';

/** The most accounts and keys in one authority (chain.md §11, maximum_authority_membership as the chain begins). */
export const MOST_SIGNERS = 10;

/** An update of an account that changes its active authority and nothing else. */
export type ActiveChange = AccountUpdate & { readonly active: Authority };

/** The operation that changes who may pay for an account. Its fee is set when it is reviewed. */
export function activeChangeOperation(account: string, active: Authority): OperationOf<6> {
  return [
    operationType.account_update,
    { fee: { amount: 0, asset_id: '1.3.0' }, account, active, extensions: {} },
  ];
}

/** The change of an active authority that an operation is; null for any other, and for one that changes more. */
export function activeChangeOf([type, payload]: Operation): ActiveChange | null {
  if (type !== operationType.account_update) return null;
  const { owner, active, new_options } = payload;
  return active !== undefined && owner === undefined && new_options === undefined
    ? { ...payload, active }
    : null;
}

/** Members of an authority with their weights, accounts first: what a sheet lists line by line. */
export const membersOf = ({
  account_auths,
  key_auths,
}: Authority): readonly (readonly [string, number])[] => [...account_auths, ...key_auths];

const LARGEST_WEIGHT = 65_535;

/** True for an authority that the chain takes: somebody, not too many, each once with a weight, and enough of them (P/account.cpp). */
export function isPossible(authority: Authority): boolean {
  const members = membersOf(authority);
  const { weight_threshold: threshold, address_auths } = authority;
  const sum = members.reduce((all, [, weight]) => all + weight, 0);
  return (
    members.length > 0 &&
    members.length <= MOST_SIGNERS &&
    address_auths.length === 0 &&
    new Set(members.map(([id]) => id)).size === members.length &&
    members.every(([, weight]) => Number.isInteger(weight) && weight > 0 && weight <= LARGEST_WEIGHT) &&
    Number.isInteger(threshold) &&
    threshold > 0 &&
    sum >= threshold
  );
}

/** True when accounts alone reach the threshold: what they approve can be carried out without a key of the account's own. */
export const isReachedByAccounts = ({ account_auths, weight_threshold }: Authority): boolean =>
  account_auths.reduce((sum, [, weight]) => sum + weight, 0) >= weight_threshold;

/** The weight that these keys have in an authority. */
export const weightOfKeys = ({ key_auths }: Authority, keys: readonly string[]): number =>
  key_auths.reduce((sum, [key, weight]) => sum + (keys.includes(key) ? weight : 0), 0);
