import { getRawFullAccounts, type RawFullAccount } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { ItemTexts } from '../../upstreams/dataSource.ts';

/**
 * The node reads a name that begins with a digit as an id, and refuses the whole call for one of another kind or beyond
 * 48 bits.
 */
export const isAskable = (account: string) => !/^\d/u.test(account) || isObjectId(account, '1.2');

async function readFullAccounts(client: ChainReader, names: readonly string[]): Promise<RawFullAccount[]> {
  const askable = names.filter(isAskable);
  return askable.length === 0 ? [] : getRawFullAccounts(client, askable);
}

/** Full accounts by name or id, as texts; unknown ones are absent. */
export async function accountTexts(client: ChainReader, names: readonly string[]): Promise<ItemTexts> {
  const pairs = await readFullAccounts(client, names);
  return new Map(pairs.map(([name, full]) => [name, JSON.stringify(full)]));
}

/** One full account by name or id. @throws AppError request.not_found */
export async function fullAccount(client: ChainReader, name: string): Promise<RawFullAccount[1]> {
  const [pair] = await readFullAccounts(client, [name]);
  if (pair === undefined) throw new AppError('request.not_found', { what: name });
  return pair[1];
}
