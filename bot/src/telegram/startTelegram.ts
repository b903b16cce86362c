import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { createMarket } from '../chain/market/createMarket.ts';
import type { Market } from '../chain/market/market.ts';
import { createRequestFacts, type RequestFacts } from '../chain/requestFacts.ts';
import type { BotConfig } from '../config.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/openStorage.ts';
import type { Upstreams } from '../upstreams/createUpstreams.ts';
import type { DataSource } from '../upstreams/dataSource.ts';
import type { BotContext } from './botContext.ts';
import { createBot } from './createBot.ts';
import { createLaunchLinks, type LaunchLinks } from './launchLinks.ts';
import { createPartnerLinks, type PartnerLinks } from './partnerLinks.ts';
import { answerWith } from './updates/answerWith.ts';
import { type Listening, startPolling } from './updates/polling.ts';
import { startWebhook, type Webhook, webhookPath, webhookSecret } from './updates/startWebhook.ts';
import { createUpdateInbox } from './updates/updateInbox.ts';

/** The bot for the service to start. */
export interface Telegram {
  /** Dependencies of shared messages. */
  readonly sharing: {
    readonly bot: Bot<BotContext>;
    readonly launch: LaunchLinks;
    readonly partners: PartnerLinks;
    readonly market: Market;
    readonly requestFacts: RequestFacts;
  };
  /** Accepts updates from the messenger; undefined with polling. */
  readonly webhook: { secret: string; accept: (update: Update) => Promise<boolean> } | undefined;
  /** Starts listening for updates in the configured way, and returns at once. */
  start(): Listening;
}

/** The bot by its configuration; nothing is started. */
export function createTelegram(deps: {
  config: BotConfig;
  token: string;
  storage: Storage;
  client: ChainClient;
  source: DataSource;
  services: Pick<Upstreams, 'staking'>;
  log: Log;
  metrics: Metrics;
}): Telegram {
  const { config, token, storage, client, source, services, log, metrics } = deps;
  const { launchMode: mode, apiRoot, partnerSecret, countsUnsignedPartners, updates } = config.telegram;
  const { publicUrl } = config.web;
  const launch = createLaunchLinks({ mode, publicUrl });
  const partners = createPartnerLinks({ secret: partnerSecret, countsUnsigned: countsUnsignedPartners });
  const market = createMarket({ client, source, staking: services.staking, clock: systemClock, log });
  const requestFacts = createRequestFacts(client);
  const bot = createBot({
    token,
    apiRoot,
    launch,
    partners,
    market,
    requestFacts,
    storage,
    log,
    supportUrl: config.links.chat,
    payers: config.payouts.payers,
    messagesPerSecond: config.payouts.messagesPerSecond,
  });
  const secret = webhookSecret(token);
  let webhook: Webhook | undefined;
  const accept = async (update: Update) => (await webhook?.accept(update)) ?? false;
  return {
    sharing: { bot, launch, partners, market, requestFacts },
    webhook: updates === 'webhook' ? { secret, accept } : undefined,
    start: () => {
      const inbox = createUpdateInbox({ storage, log, answer: answerWith(bot, log, metrics) });
      if (updates === 'polling') return startPolling(bot, { launch, log, inbox });
      webhook = startWebhook(bot, { launch, log, inbox, secret, address: publicUrl + webhookPath });
      return webhook;
    },
  };
}
