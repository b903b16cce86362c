import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Formed } from '@xbts/shared/services/forms.ts';
import { type BareTicker, marketRoutes, type Tickers } from '@xbts/shared/services/tickers.ts';
import type { Ticker } from '@xbts/shared/services/tickersRoute.ts';
import type { Log } from '../logging.ts';
import { cachedValue } from './cachedReads.ts';
import type { Upstream } from './upstream.ts';

/** Markets by the chain's symbols; unresolvable names are omitted and counted. */
export type NamedTickers = Formed<Omit<Tickers, 'bare'>>;

/** The chain's symbols by the operator's names without prefix. */
type Names = ReadonlyMap<string, string>;

const noNames: Names = new Map();

/** The chain's core asset has no prefix; a table may omit it, or its prefix. */
const coreNames: Names = new Map([['BTS', 'BTS']]);

/**
 * Reads the market server's tickers. Only the operator's own table resolves a bare name, never the chain's symbols: BTC
 * is XBTSX.BTC there, and another asset on the chain. The table is read when a name needs it, and cached.
 * @throws AppError service.*
 */
export function createTickerReads(deps: {
  market: Pick<Upstream, 'name' | 'ask'>;
  /** Another service that passes the market server's answer on. Default: the market server itself. */
  readAnswer?: () => Promise<Formed<Tickers>>;
  clock: Pick<Clock, 'now'>;
  log: Pick<Log, 'warn'>;
}): () => Promise<NamedTickers> {
  const { market, clock, log } = deps;
  const { readAnswer = () => market.ask(marketRoutes.tickers, {}) } = deps;
  const ttlMs = marketRoutes.assets.ttlSeconds * 1_000;
  const readNames = cachedValue(() => askNames(market), { ttlMs, clock });
  let lastLeftOut = 0;

  async function namesOrNone(): Promise<Names> {
    try {
      return await readNames();
    } catch (error) {
      log.warn({ service: market.name, code: toAppError(error).code }, 'no table of names');
      return noNames;
    }
  }

  return async () => {
    const answer = await readAnswer();
    const named = resolved(answer, answer.bare.length === 0 ? noNames : await namesOrNone());
    const leftOut = named.dropped - answer.dropped;
    if (leftOut > 0 && leftOut !== lastLeftOut)
      log.warn({ service: market.name, leftOut, reasons: named.reasons }, 'markets were left out');
    lastLeftOut = leftOut;
    if (named.taken > 0) return named;
    const detail = `no name of ${answer.taken} markets is known`;
    throw new AppError('service.bad_answer', { path: marketRoutes.tickers.path, detail });
  };
}

async function askNames(market: Pick<Upstream, 'ask'>): Promise<Names> {
  const { assets } = await market.ask(marketRoutes.assets, {});
  return new Map([...coreNames, ...assets.rows.map(({ name, prefix }) => [name, prefix + name] as const)]);
}

/** The markets of both kinds of names together. */
function resolved({ bare, ...told }: Formed<Tickers>, names: Names): NamedTickers {
  const pairs: Record<string, Ticker> = { ...told.pairs };
  for (const market of bare) {
    const pair = pairOf(market, names);
    if (pair !== null) pairs[pair] = market.ticker;
  }
  const taken = Object.keys(pairs).length;
  const leftOut = told.taken - taken;
  if (leftOut === 0) return { ...told, pairs };
  const reasons = [...(told.reasons ?? []), 'no name in the table of assets'];
  return { ...told, pairs, taken, dropped: told.dropped + leftOut, reasons };
}

function pairOf({ one, in: within }: BareTicker, names: Names): string | null {
  const [first, second] = [names.get(one), names.get(within)];
  return first === undefined || second === undefined ? null : `${first}_${second}`;
}
