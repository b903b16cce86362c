import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getKeyReferences } from '@xbts/shared/actions/getKeyReferences.ts';
import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';
import { chain } from '../../../platform/chain/chain.ts';

const BATCH = 100;

/** The part of an account with its keys. */
type Held = Pick<Account, 'owner' | 'active' | 'options'>;

/** The roles in which an account has any of these public keys. */
export function heldRoles({ owner, active, options }: Held, publicKeys: readonly string[]): Role[] {
  const own = new Set(publicKeys);
  const roles: Role[] = [];
  if (owner.key_auths.some(([key]) => own.has(key))) roles.push('owner');
  if (active.key_auths.some(([key]) => own.has(key))) roles.push('active');
  if (own.has(options.memo_key)) roles.push('memo');
  return roles;
}

/**
 * The accounts with any of these public keys in a role, by the agreement of nodes of different operators. @throws those
 * of readAgreed
 */
export async function readKeyHolders(publicKeys: readonly string[]): Promise<Account[]> {
  const { value: references } = await readAgreed(chain, (reader) =>
    inBatches(publicKeys, BATCH, (batch) => getKeyReferences(reader, batch)),
  );
  const ids = [...new Set(references.flat())];
  if (ids.length === 0) return [];
  const { value: accounts } = await readAgreed(chain, (reader) => getAccounts(reader, ids));
  // A node also lists accounts that had the key in the past.
  return accounts.filter(
    (account): account is Account => account !== null && heldRoles(account, publicKeys).length > 0,
  );
}
