import { useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { type OnAccountChange, useAccountChanges } from './accountChanges.ts';
import { type SavedAccount, useAccounts } from './accounts.ts';
import { readFormerKeys } from './formerKeys.ts';

/** Whether none of the keys that this device signs with is in either authority of the account now: they were changed elsewhere. */
export function areKeysDead(
  saved: Pick<SavedAccount, 'signers'> | undefined,
  { owner, active }: Pick<Account, 'owner' | 'active'>,
): boolean {
  const { signers = [] } = saved ?? {};
  const known = new Set([...owner.key_auths, ...active.key_auths].map(([publicKey]) => publicKey));
  return signers.length > 0 && !signers.some((publicKey) => known.has(publicKey));
}

/** Keys that sign nothing any more, and since when (ms); null where the node's history does not tell. */
export interface DeadKeys {
  readonly since: number | null;
}

async function changedAt(name: string, signers: readonly string[]): Promise<number | null> {
  const former = await readFormerKeys(chain, name).catch(() => []);
  const times = former.flatMap(({ publicKey, until }) => (signers.includes(publicKey) ? [until] : []));
  const last = times.sort().at(-1) ?? '';
  return last === '' ? null : msOfChainTime(last);
}

/** Compares the keys; one node's word that they are dead is not enough. @throws AppError those of ChainClient.call */
export async function readDeadKeys(name: string, signers: readonly string[]): Promise<DeadKeys | null> {
  const isDead = ([account]: readonly (Account | null)[]) =>
    !!account && areKeysDead({ signers: [...signers] }, account);
  if (!isDead(await getAccounts(chain, [name]))) return null;
  const { value } = await readAgreed(chain, (node) => getAccounts(node, [name]));
  return isDead(value) ? { since: await changedAt(name, signers) } : null;
}

const readAgain: OnAccountChange = (queries, name) => {
  void queries.invalidateQueries({ queryKey: ['deadKeys', name] });
};

/** Whether the keys of an account on this device are those of the chain: compared at each opening, and at each change of the account. */
export function useDeadKeys(name: string | null): DeadKeys | null {
  const signers = useAccounts(({ accounts }) => accounts.find((each) => each.name === name)?.signers) ?? [];
  const isAsked = name !== null && signers.length > 0;
  useAccountChanges(isAsked ? name : null, readAgain);
  const { data } = useQuery({
    queryKey: ['deadKeys', name, signers],
    queryFn: () => readDeadKeys(name ?? '', signers),
    enabled: isAsked,
    // What an earlier opening has found says nothing of this one.
    meta: { isPrivate: true },
  });
  return data ?? null;
}
