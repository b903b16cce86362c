import type { Account } from './objects.ts';
import type { AccountUpdate } from './operations/accountUpdate.ts';
import type { AccountOptions } from './operations/parts.ts';

type Options = Account['options'];

/** The options of an account with another memo key; votes, proxy and their numbers stay. */
export function memoKeyOptions(options: Omit<Options, 'memo_key'>, memoKey: string): AccountOptions {
  const { voting_account, num_witness, num_committee, votes } = options;
  return { memo_key: memoKey, voting_account, num_witness, num_committee, votes, extensions: [] };
}

/** The operation that gives an account another memo key. The fee is set when it is reviewed. */
export function memoKeyUpdate(account: Pick<Account, 'id' | 'options'>, memoKey: string): AccountUpdate {
  return {
    fee: { amount: 0, asset_id: '1.3.0' },
    account: account.id,
    new_options: memoKeyOptions(account.options, memoKey),
    extensions: {},
  };
}

/** The same members with the same values, whatever their order; none more. */
export function areSameOptions(one: AccountOptions, other: AccountOptions): boolean {
  const told = (options: AccountOptions) => Object.entries(options).map((member) => JSON.stringify(member));
  return `${told(one).sort()}` === `${told(other).sort()}`;
}

/** The new memo key of an update that changes nothing else of an account with these options; null for any other. */
export function memoKeyChange(
  { owner, active, new_options }: AccountUpdate,
  options: Options,
): string | null {
  if (owner !== undefined || active !== undefined || new_options === undefined) return null;
  const { memo_key: key } = new_options;
  return key !== options.memo_key && areSameOptions(new_options, memoKeyOptions(options, key)) ? key : null;
}
