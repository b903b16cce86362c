import type { ChainReader } from '../client/chainClient.ts';
import { AppError, hasCode } from '../errors/appError.ts';
import { type FullAccount, fullAccountsSchema } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

/** Reads a full account from the bot's data server instead of a node (spec §7). */
export type FullAccountFallback = (nameOrId: string) => Promise<FullAccount>;

/**
 * A full account, by name or id. When the nodes fail, `fallback` is asked; when it fails too, the node's error is
 * thrown. The fallback is never used to build a signed transaction: see buildTransaction.
 * @throws AppError chain.unknown_account (facts: account), and those of ChainReader.call
 */
export async function getFullAccount(
  client: ChainReader,
  nameOrId: string,
  fallback?: FullAccountFallback,
  options: ReadOptions = {},
): Promise<FullAccount> {
  try {
    const pairs = await client.call('database', 'get_full_accounts', [[nameOrId], false], {
      ...options,
      schema: fullAccountsSchema,
    });
    const [pair] = pairs;
    // The answer omits an unknown account (chain.md §2).
    if (pair === undefined) throw new AppError('chain.unknown_account', { account: nameOrId });
    return pair[1];
  } catch (error) {
    if (fallback === undefined || hasCode(error, 'chain.unknown_account', 'request.cancelled', 'node.closed'))
      throw error;
    return fallback(nameOrId).catch(() => {
      throw error;
    });
  }
}
