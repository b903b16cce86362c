import { AppError } from '@xbts/shared/errors/appError.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import { shippedScamAccounts, shippedScamAssets } from '@xbts/shared/services/shippedScamLists.ts';
import type { Upstream } from './upstream.ts';

export type ScamListName = keyof typeof scamListRoutes;

/** What ships with the bot, for when the list itself was never had. */
export const shippedScamLists: Readonly<Record<ScamListName, readonly string[]>> = {
  accounts: shippedScamAccounts,
  assets: shippedScamAssets,
};

/**
 * The names to warn of: those of the published list and those that ship with the bot, each once, sorted. An empty list counts as a
 * failure, so that it never replaces one that is there.
 * @throws AppError service.unreachable, service.refused, service.bad_answer
 */
export async function getScamList(upstream: Upstream, name: ScamListName): Promise<string[]> {
  const { rows } = await upstream.ask(scamListRoutes[name], {});
  if (rows.length === 0)
    throw new AppError('service.bad_answer', { path: scamListRoutes[name].path, detail: 'an empty list' });
  return [...new Set([...rows, ...shippedScamLists[name]])].sort();
}
