import type { ChainReader } from '../client/chainClient.ts';
import { AUTHORITY_DEPTH } from '../protocol/approvals.ts';
import type { Account } from '../protocol/objects.ts';
import { getAccounts } from './getAccounts.ts';

const signersOf = ({ owner, active }: Account): string[] =>
  [...owner.account_auths, ...active.account_auths].map(([id]) => id);

/**
 * Accounts by ids or names together with all accounts that sign for them, as deep as the chain follows them; by their
 * ids.
 */
export async function readAuthorities(
  node: ChainReader,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const known = new Map<string, Account>();
  let next = [...new Set(wanted)];
  for (let depth = 0; depth <= AUTHORITY_DEPTH && next.length > 0; depth += 1) {
    const found = (await getAccounts(node, next)).filter((each) => each !== null);
    for (const each of found) known.set(each.id, each);
    next = [...new Set(found.flatMap(signersOf))].filter((id) => !known.has(id));
  }
  return known;
}
