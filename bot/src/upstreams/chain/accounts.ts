import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import type { ItemTexts } from '../dataSource.ts';

const rawFullAccounts = v.array(
  v.tuple([v.string(), v.looseObject({ account: v.looseObject({ id: v.string() }) })]),
);

/** The most accounts a node gives in one call (chain.md §2). */
export const MAX_FULL_ACCOUNTS = 50;

const readFullAccounts = (client: ChainClient, names: readonly string[]) =>
  client.call('database', 'get_full_accounts', [names, false], { schema: rawFullAccounts });

/** Full accounts by name or id, as texts; unknown ones are absent. */
export async function accountTexts(client: ChainClient, names: readonly string[]): Promise<ItemTexts> {
  const pairs = await readFullAccounts(client, names);
  return new Map(pairs.map(([name, full]) => [name, JSON.stringify(full)]));
}

/** One full account by name or id. @throws AppError request.not_found */
export async function fullAccount(client: ChainClient, name: string) {
  const [pair] = await readFullAccounts(client, [name]);
  if (pair === undefined) throw new AppError('request.not_found', { what: name });
  return pair[1];
}
