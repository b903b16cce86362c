import type { Account } from './objects.ts';
import type { AccountOptions, Authority } from './operations/parts.ts';

type Options = Account['options'];

/** An account's options with another memo key; votes, proxy and their numbers stay. */
export function memoKeyOptions(
  options: Omit<Options, 'memo_key' | 'extensions'>,
  memoKey: string,
): AccountOptions {
  const { voting_account, num_witness, num_committee, votes } = options;
  return { memo_key: memoKey, voting_account, num_witness, num_committee, votes, extensions: [] };
}

/** True for the same members with the same values, in any order. */
export function areSameOptions(one: AccountOptions, other: AccountOptions): boolean {
  const told = (options: AccountOptions) => Object.entries(options).map((member) => JSON.stringify(member));
  return `${told(one).sort()}` === `${told(other).sort()}`;
}

interface Changes {
  readonly owner?: Authority;
  readonly active?: Authority;
  readonly new_options?: AccountOptions;
}

/**
 * The new memo key of an update that changes nothing else of an account with these options; null for any other update.
 */
export function memoKeyChange(
  { owner, active, new_options }: Changes,
  options: Omit<Options, 'extensions'>,
): string | null {
  if (owner !== undefined || active !== undefined || new_options === undefined) return null;
  const { memo_key: key } = new_options;
  return key !== options.memo_key && areSameOptions(new_options, memoKeyOptions(options, key)) ? key : null;
}
