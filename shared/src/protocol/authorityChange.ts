import type { Authority } from './operations/parts.ts';
import type { Operation, OperationOf } from './operations.ts';
import { operationType } from './operationTypes.ts';

/** The two authorities of an account: owner changes all of it, active pays and trades. */
export type AuthorityRole = 'owner' | 'active';

/** A change of one authority of an account and of nothing else. */
export interface AuthorityChange {
  readonly account: string;
  readonly role: AuthorityRole;
  readonly authority: Authority;
}

/** The operation that changes an account's signers in one role. Its fee is set at the review. */
export function authorityChangeOperation({ account, role, authority }: AuthorityChange): OperationOf<6> {
  return [
    operationType.account_update,
    { fee: { amount: 0, asset_id: '1.3.0' }, account, [role]: authority, extensions: {} },
  ];
}

/** The authority change in an operation; null for other operations, and for one that changes more. */
export function authorityChangeOf([type, payload]: Operation): AuthorityChange | null {
  if (type !== operationType.account_update || payload.new_options !== undefined) return null;
  const { account, owner, active } = payload;
  if (owner === undefined)
    return active === undefined ? null : { account, role: 'active', authority: active };
  return active === undefined ? { account, role: 'owner', authority: owner } : null;
}

/** The role that operations need: an update that changes the owner needs the owner role (chain.md §5, 6). */
export const roleFor = (operations: readonly Operation[]): AuthorityRole =>
  operations.some(([type, payload]) => type === operationType.account_update && payload.owner !== undefined)
    ? 'owner'
    : 'active';
