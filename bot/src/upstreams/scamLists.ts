import { AppError } from '@xbts/shared/errors/appError.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import type { Upstream } from './upstream.ts';

export type ScamListName = keyof typeof scamListRoutes;

/**
 * The names on the operator's list, sorted, without duplicates; the public list ships with the app. An empty list
 * counts as a failure, so that it never replaces an existing one.
 * @throws AppError service.unreachable, service.refused, service.bad_answer, service.not_configured
 */
export async function getScamList(upstream: Upstream, name: ScamListName): Promise<string[]> {
  const { rows } = await upstream.ask(scamListRoutes[name], {});
  if (rows.length === 0)
    throw new AppError('service.bad_answer', { path: scamListRoutes[name].path, detail: 'an empty list' });
  return [...new Set(rows)].sort();
}
