import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { startPath } from '@xbts/shared/services/startRoutes.ts';
import type { Follower } from '../chain/follower/createFollower.ts';
import type { Market } from '../chain/market/market.ts';
import { realClock } from '../clock.ts';
import type { BotConfig } from '../config.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/openStorage.ts';
import { createBotApi } from '../telegram/botApi.ts';
import type { LaunchMode } from '../telegram/launchLinks.ts';
import type { Upstream } from '../upstreams/upstream.ts';
import { createPriceFollower } from './alerts/followPrices.ts';
import { cleanUpHourly, watchRoom } from './cleanUpHourly.ts';
import type { NoticeLinks, NoticeScreen } from './notice.ts';
import { noticeFollower } from './noticeFollower.ts';
import { createListedAccounts } from './proposals/listedAccounts.ts';
import { createCardMarker } from './requests/createCardMarker.ts';
import { readRoundPrices } from './rounds/roundPrices.ts';
import { createSender, type Sender } from './sender/createSender.ts';
import { createSendNotice } from './sender/sendNotice.ts';

/** Links of notices in the configured launch mode; operations lead to the explorer's page of their block. */
export function createNoticeLinks(options: {
  mode: LaunchMode;
  publicUrl: string;
  explorerUrl: string;
}): NoticeLinks {
  const { mode, publicUrl, explorerUrl } = options;
  const page = (screen: NoticeScreen) => `${publicUrl}${startPath(screen)}`;
  return {
    operation: (operation) => `${explorerUrl}/#/blocks/${operation.split('/', 1)[0]}`,
    screen: (screen) => (mode === 'miniapp' ? { webAppUrl: page(screen) } : { url: page(screen) }),
    page: (screen) => ({ url: page(screen) }),
  };
}

/** Follower, sender and housekeeping, running. */
export interface Notices {
  /** Resolves when a part cannot continue because writing fails for good; never after a stop. */
  readonly whenBroken: Promise<AppError>;
  /** Resolves when blocks in progress are recorded, calls in flight have ended, and the rest is released. */
  stop(): Promise<void>;
}

interface NoticesDeps {
  readonly config: BotConfig;
  readonly token: string;
  readonly storage: Storage;
  readonly client: ChainClient;
  readonly prices: Upstream;
  readonly scamLists: Upstream;
  readonly market: Pick<Market, 'quotes'>;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Starts reading payouts from the chain, and sending the queued notices. */
export function startNotices(deps: NoticesDeps): Notices {
  const { storage, log } = deps;
  const stopping = new AbortController();
  const { promise: whenBroken, resolve: onBroken } = Promise.withResolvers<AppError>();
  const parts = [
    followerOf(deps),
    senderOf(deps),
    cardMarkerOf(deps),
    createPriceFollower({ storage, log, market: deps.market, tickMs: deps.config.payouts.alertMs }),
    { run: (signal: AbortSignal) => cleanUpHourly({ storage, log, clock: realClock }, signal) },
    { run: (signal: AbortSignal) => watchRoom({ storage, clock: realClock }, signal) },
  ];
  const running = parts.map((part) =>
    part.run(stopping.signal).catch((error: unknown) => onBroken(toAppError(error))),
  );
  return {
    whenBroken,
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function followerOf({ config, storage, client, prices, scamLists, log, metrics }: NoticesDeps): Follower {
  return noticeFollower({
    storage,
    client,
    log,
    payers: config.payouts.payers,
    stakingAsset: config.chain.stakingAsset,
    channel: config.payouts.channel,
    quietMs: config.payouts.quietMs,
    readPrices: () => readRoundPrices(prices, log),
    listedOf: createListedAccounts({ scamLists, clock: realClock, log }),
    observeProof: (proof) => metrics.followedBlocks.inc({ proof }),
  });
}

const linksOf = ({ telegram, web, links }: BotConfig) =>
  createNoticeLinks({
    mode: telegram.launchMode,
    publicUrl: web.publicUrl,
    explorerUrl: links.explorer,
  });

function cardMarkerOf({ config, token, storage, log }: NoticesDeps) {
  const api = createBotApi({ token, apiRoot: config.telegram.apiRoot });
  return createCardMarker({ storage, api, links: linksOf(config), log, clock: realClock });
}

function senderOf({ config, token, storage, log, metrics }: NoticesDeps): Sender {
  return createSender({
    storage,
    send: createSendNotice(
      { token, apiRoot: config.telegram.apiRoot },
      {
        isPaid: config.payouts.isPaidBroadcast,
      },
    ),
    links: linksOf(config),
    log,
    perSecond: config.payouts.messagesPerSecond,
    observe: (outcome) => metrics.notices.inc({ outcome }),
  });
}
