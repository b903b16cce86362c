import { apiRoutes } from '@xbts/bot/src/server/openApi/apiRoutes.ts';
import type { Route } from '@xbts/shared/services/route.ts';
import * as v from 'valibot';
import type { FuzzInput } from './fuzzInput.ts';
import { spoilJson } from './spoil.ts';

/** Possible parameters of the routes on the development network. */
const params: Readonly<Record<string, string>> = {
  account: 'alice-trader7',
  name: 'alice-trader7',
  asset: 'BTS',
  symbol: 'XBTSX.STH',
  start: '0',
  count: '10',
  id: '1.19.0',
  query: 'BTS',
  walletType: 'btc',
};

/** Requests for the routes with a body; those that would write something are left out. */
const bodies: Readonly<Record<string, object>> = {
  '/api/v1/assets': { assets: ['BTS', 'XBTSX.STH'] },
  '/api/v1/objects': { objects: ['2.1.0', '1.3.0'] },
  '/api/v1/lp-history': { id: '1.19.0' },
  '/api/v1/accounts': { ids: ['alice-trader7'] },
};

interface Answered {
  readonly route: Route;
  readonly answer: unknown;
}

async function askEach(url: string): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const { route, url: path, isPersonal } of apiRoutes) {
    const body = bodies[route.path];
    const isAsked = route.method === 'GET' || body !== undefined;
    if (isPersonal || !isAsked || route.answerType !== undefined) continue;
    const filled = path.replace(/:([a-z]\w*)/gu, (_, name: string) => params[name] ?? 'x');
    const response = await fetch(url + filled, {
      method: route.method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (response.ok) answered.push({ route, answer: await response.json() });
  }
  return answered;
}

/** The current answers of every service and gateway behind the bot, to be spoiled before they are parsed. */
export async function answerInputs(url: string): Promise<readonly FuzzInput[]> {
  const answered = await askEach(url);
  if (answered.length < 20) throw new RangeError(`only ${answered.length} routes answered`);
  return answered.map(({ route, answer }) => ({
    name: `answer of ${route.path}`,
    feed: (random) => {
      let spoiled = answer;
      for (let faults = random.between(1, 4); faults > 0; faults -= 1) spoiled = spoilJson(random, spoiled);
      v.safeParse(route.answer, spoiled);
    },
  }));
}
