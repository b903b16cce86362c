import type { Clock } from '@xbts/shared/client/clock.ts';
import type { Fetch } from '@xbts/shared/services/fetchJson.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import type { BotConfig } from '../config.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import { atAnyStatus } from './faucet.ts';
import { firstThatAnswers } from './firstThatAnswers.ts';
import { createGateway, type Gateway } from './gateways.ts';
import type { NewsUpstream } from './news.ts';
import { serviceFetch } from './serviceFetch.ts';
import { createUpstream, type Upstream } from './upstream.ts';

/** Every service behind the bot. */
export interface Upstreams {
  /** The operator's; its requests reject with service.not_configured when none is set. */
  readonly dataServer: Upstream;
  readonly prices: Upstream;
  readonly market: Upstream;
  readonly scamLists: Upstream;
  readonly staking: Upstream;
  readonly news: NewsUpstream;
  readonly faucet: Upstream;
  /** With its fallbacks. */
  readonly explorer: Upstream;
  readonly gateways: Readonly<Record<GatewayFamily, Gateway>>;
}

/** Time limit of one explorer before the next: all three fit within a client's wait. */
const EXPLORER_TIMEOUT_MS = 3_000;
/** The faucet answers when a node has accepted its transaction. */
const FAUCET_TIMEOUT_MS = 30_000;

/** Time limit of one request to the data server: nodes are the alternative. */
const DATA_SERVER_TIMEOUT_MS = 1_500;

/** The services at their configured addresses. */
export function createUpstreams(
  bases: BotConfig['upstreams'],
  deps: { fetch: Fetch; clock: Pick<Clock, 'now'>; log: Log; metrics: Metrics },
): Upstreams {
  const { fetch, clock, log, metrics } = deps;
  const at = (name: string, baseUrl: string, timing: { timeoutMs?: number } = {}) =>
    createUpstream({
      name,
      fetchJson: serviceFetch(name, { fetch, baseUrl, ...timing }),
      clock,
      log,
      metrics,
    });
  const faucetJson = serviceFetch('faucet', { fetch, baseUrl: bases.faucet, timeoutMs: FAUCET_TIMEOUT_MS });
  const explorerAt = (name: string, baseUrl: string) => at(name, baseUrl, { timeoutMs: EXPLORER_TIMEOUT_MS });
  const gateway = (family: GatewayFamily) => createGateway(at(`gateway ${family}`, bases.gateways[family]));
  const [explorer = '', ...fallbacks] = bases.explorer;
  return {
    dataServer: at('dataServer', bases.dataServer, { timeoutMs: DATA_SERVER_TIMEOUT_MS }),
    prices: at('prices', bases.prices),
    market: at('market', bases.market),
    scamLists: at('scamLists', bases.scamLists),
    staking: at('staking', bases.staking),
    news: { ...at('news', bases.news), baseUrl: bases.news },
    faucet: createUpstream({ name: 'faucet', fetchJson: atAnyStatus(faucetJson), clock, log, metrics }),
    explorer: firstThatAnswers(
      [
        explorerAt('explorer', explorer),
        ...fallbacks.map((base, index) => explorerAt(`explorer fallback ${index + 1}`, base)),
      ],
      clock,
    ),
    gateways: {
      coins: gateway('coins'),
      waves: gateway('waves'),
      bsc: gateway('bsc'),
      eth: gateway('eth'),
      eos: gateway('eos'),
      fiat: gateway('fiat'),
      ton: gateway('ton'),
    },
  };
}
