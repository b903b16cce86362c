import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { SavedAccount } from '../../account/model/accounts.ts';

/** The part of an authority that this device can sign. */
export interface DeviceShare {
  readonly threshold: number;
  /** The weight and the number of all members. */
  readonly total: number;
  readonly signers: number;
  /** The weight on this device; a lower bound when it has some of several keys. */
  readonly own: number;
  /** True when no other signer is needed. */
  readonly isEnough: boolean;
  /** True when all members have equal weights, so that signatures can be counted. */
  readonly isEven: boolean;
  /** True when some of several keys are here, without knowing which. */
  readonly hasSomeKeys: boolean;
  /** Accounts of this device that sign for it, by ids. */
  readonly accounts: ReadonlySet<string>;
  /** True when its only key is here. */
  readonly hasOnlyKey: boolean;
  /** True when the login's password or key opens it but is not stored. */
  readonly needsSecret: boolean;
}

const weightOf = (entries: readonly (readonly [string, number])[]): number =>
  entries.reduce((sum, [, weight]) => sum + weight, 0);

/**
 * The account's own keys in the signer for a role: the device knows their roles, but not which of several keys they
 * are.
 */
function ownKeys(
  { key_auths, weight_threshold }: AccountAuthority,
  role: 'owner' | 'active',
  account: SavedAccount | undefined,
) {
  const hasRole = account?.roles.includes(role) === true;
  // The vault stores no owner key when there is an active one.
  if (role === 'owner')
    return { weight: 0, hasOnlyKey: false, hasSomeKeys: false, needsSecret: hasRole && key_auths.length > 0 };
  const isSingle = key_auths.length === 1;
  const isMet = hasRole && account.canSign && key_auths.length > 0;
  // One of several is at least the lightest of them.
  const least = Math.min(...key_auths.map(([, weight]) => weight));
  const weight = !hasRole || key_auths.length === 0 ? 0 : isSingle ? weightOf(key_auths) : least;
  return {
    weight: isMet ? Math.max(weight, Math.min(weight_threshold, weightOf(key_auths))) : weight,
    hasOnlyKey: hasRole && isSingle,
    hasSomeKeys: hasRole && !isSingle && !isMet && key_auths.length > 0,
    needsSecret: false,
  };
}

/** This device's reach in one role of an account. */
export function deviceShare(
  authority: AccountAuthority,
  { role, name, saved }: { role: 'owner' | 'active'; name: string; saved: readonly SavedAccount[] },
): DeviceShare {
  const { weight_threshold: threshold, account_auths, key_auths } = authority;
  const signing = new Set(saved.filter(({ canSign }) => canSign).map(({ id }) => id));
  const accounts = account_auths.filter(([id]) => signing.has(id));
  const keys = ownKeys(
    authority,
    role,
    saved.find((each) => each.name === name),
  );
  const all = [...account_auths, ...key_auths];
  const own = weightOf(accounts) + keys.weight;
  return {
    threshold,
    total: weightOf(all),
    signers: all.length,
    own,
    isEnough: own >= threshold,
    isEven: all.every(([, weight]) => weight === 1),
    hasSomeKeys: keys.hasSomeKeys,
    accounts: new Set(accounts.map(([id]) => id)),
    hasOnlyKey: keys.hasOnlyKey,
    needsSecret: keys.needsSecret,
  };
}
