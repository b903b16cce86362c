import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { createFetchJson } from '@xbts/shared/services/fetchJson.ts';
import type { Prices, priceSlugs } from '@xbts/shared/services/prices.ts';
import { startRoutes } from '@xbts/shared/services/startRoutes.ts';

/** Requests to the origin that served the app: the bot's data server. */
export const fetchJson = createFetchJson({ fetch: (url, init) => fetch(url, init), baseUrl: '' });

/** A full account by name or id. @throws AppError service.* codes; service.refused with status 404 for an unknown one */
export function readAccountFromDataServer(name: string): Promise<FullAccount> {
  return callService(fetchJson, startRoutes.getAccount, { params: { name } });
}

/** The featured price of a coin by its slug. @throws AppError service.* codes */
export function readPrices(
  slug: (typeof priceSlugs)[keyof typeof priceSlugs],
  signal: AbortSignal,
): Promise<Prices> {
  return callService(fetchJson, startRoutes.price, { params: { slug } }, { signal });
}
