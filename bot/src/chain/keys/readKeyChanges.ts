import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { watchedAmong } from '../../storage/repositories/accounts.ts';
import type { ChainNames } from '../follower/chainNames.ts';
import { type FoundKeyChange, findKeyChanges } from './findKeyChanges.ts';

/** A change of keys of an account that somebody watches, with the account's name. */
export interface KeyChange extends FoundKeyChange {
  readonly accountName: string;
}

/** The changes of keys in blocks that somebody hears of. @throws those of ChainClient.call, and storage.* codes */
export async function readKeyChanges(
  { storage, names }: { storage: Pick<Storage, 'db'>; names: Pick<ChainNames, 'accountNames'> },
  blocks: readonly WholeBlock[],
  firstNumber: number,
): Promise<KeyChange[]> {
  const found = findKeyChanges(blocks, firstNumber);
  const ids = [...new Set(found.map(({ accountId }) => accountId))];
  const watched = await watchedAmong(storage.db, { kinds: ['keysChanged'], ids });
  const wanted = found.filter(({ accountId }) => watched.has(accountId));
  if (wanted.length === 0) return [];
  const known = await names.accountNames(wanted.map(({ accountId }) => accountId));
  return wanted.map((each) => ({ ...each, accountName: known.get(each.accountId) ?? each.accountId }));
}
