import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';

/** What an account is on the chain: for life, for a year (until a time), or basic. */
export type Membership =
  | { readonly kind: 'lifetime' }
  | { readonly kind: 'annual'; readonly until: string }
  | { readonly kind: 'basic' };

/** A lifetime member is its own lifetime referrer; an annual one has a date ahead (chain.md §7). */
export function membershipOf(
  account: Pick<Account, 'id' | 'lifetime_referrer' | 'membership_expiration_date'>,
  nowMs: number,
): Membership {
  const until = account.membership_expiration_date;
  if (account.lifetime_referrer === account.id) return { kind: 'lifetime' };
  return msOfChainTime(until) > nowMs ? { kind: 'annual', until } : { kind: 'basic' };
}
