import type { Authority } from './operations/parts.ts';
import type { Operation, OperationOf } from './operations.ts';
import { operationType } from './operationTypes.ts';

/** The most accounts and keys in one authority (chain.md §11, maximum_authority_membership as the chain begins). */
export const MOST_SIGNERS = 10;

/** The two authorities of an account: owner changes all of it, active pays and trades. */
export type AuthorityRole = 'owner' | 'active';

/** A change of one authority of an account and of nothing else. */
export interface AuthorityChange {
  readonly account: string;
  readonly role: AuthorityRole;
  readonly authority: Authority;
}

/** The operation that changes who signs for an account in one role. Its fee is set when it is reviewed. */
export function authorityChangeOperation({ account, role, authority }: AuthorityChange): OperationOf<6> {
  return [
    operationType.account_update,
    { fee: { amount: 0, asset_id: '1.3.0' }, account, [role]: authority, extensions: {} },
  ];
}

/** The change of an authority that an operation is; null for any other, and for one that changes more. */
export function authorityChangeOf([type, payload]: Operation): AuthorityChange | null {
  if (type !== operationType.account_update || payload.new_options !== undefined) return null;
  const { account, owner, active } = payload;
  if (owner === undefined)
    return active === undefined ? null : { account, role: 'active', authority: active };
  return active === undefined ? { account, role: 'owner', authority: owner } : null;
}

/** The role that operations take of the account they are of: an update that changes the owner takes the owner's (chain.md §5, 6). */
export const roleFor = (operations: readonly Operation[]): AuthorityRole =>
  operations.some(([type, payload]) => type === operationType.account_update && payload.owner !== undefined)
    ? 'owner'
    : 'active';

/** Members of an authority with their weights, accounts first: what a sheet lists line by line. */
export const membersOf = ({
  account_auths,
  key_auths,
}: Authority): readonly (readonly [string, number])[] => [...account_auths, ...key_auths];

const LARGEST_WEIGHT = 65_535;

/** The chain's own accounts, which nobody holds or anybody may use: committee, witnesses, null and temporary (chain.md §3). */
export const isNetworkAccount = (id: string): boolean => /^1\.2\.[0-5]$/u.test(id);

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

/** True when somebody in an authority can't sign for the account: itself, or an account of the chain's own. */
export const hasNobody = ({ account_auths }: Authority, account: string): boolean =>
  account_auths.some(([id]) => id === account || isNetworkAccount(id));

/** The weight that these keys have in an authority. */
export const weightOfKeys = ({ key_auths }: Pick<Authority, 'key_auths'>, keys: readonly string[]): number =>
  key_auths.reduce((sum, [key, weight]) => sum + (keys.includes(key) ? weight : 0), 0);
