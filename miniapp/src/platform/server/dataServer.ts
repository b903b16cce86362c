import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { createFetchJson, type FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { missingServiceOf } from '@xbts/shared/services/missingServices.ts';
import type { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import type { Prices } from '@xbts/shared/services/prices.ts';
import type { RouteAnswer } from '@xbts/shared/services/route.ts';
import { startRoutes } from '@xbts/shared/services/startRoutes.ts';
import { missingServices } from './lacksService.ts';

const ask = createFetchJson({ fetch: (url, init) => fetch(url, init), baseUrl: '' });

/**
 * Requests to the app's own origin: the bot's data server. Services that it lacks are not requested: the call rejects
 * with service.not_configured.
 */
export const fetchJson: FetchJson = (request) => {
  const name = missingServiceOf(request.path, missingServices());
  return name === undefined ? ask(request) : Promise.reject(new AppError('service.not_configured', { name }));
};

/** A full account by name or id. @throws AppError service.* codes; service.refused with status 404 for an unknown one */
export function readAccountFromDataServer(name: string): Promise<FullAccount> {
  return callService(fetchJson, startRoutes.getAccount, { params: { name } });
}

let allPrices: Promise<RouteAnswer<typeof startRoutes.prices>> | undefined;

/** The featured price of a coin by its slug; concurrent requests share one. @throws AppError service.* codes */
export async function readPrices(slug: (typeof priceSlugs)[keyof typeof priceSlugs]): Promise<Prices> {
  allPrices ??= callService(fetchJson, startRoutes.prices, {}).finally(() => {
    allPrices = undefined;
  });
  const prices = (await allPrices)[slug] ?? null;
  if (prices === null) throw new AppError('service.unreachable', { path: slug });
  return prices;
}
