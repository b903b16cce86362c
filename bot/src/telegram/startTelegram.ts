import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import type { FastifyInstance } from 'fastify';
import { createMarket } from '../chain/market/createMarket.ts';
import type { BotConfig } from '../config.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import { rateLimit } from '../server/plugins/rateLimit.ts';
import { addSharing } from '../server/routes/sharing.ts';
import { addWebhook, webhookPath, webhookSecret } from '../server/routes/webhook.ts';
import type { Storage } from '../storage/openStorage.ts';
import type { Upstreams } from '../upstreams/createUpstreams.ts';
import type { DataSource } from '../upstreams/dataSource.ts';
import { createBot } from './createBot.ts';
import { createLaunchLinks } from './launchLinks.ts';
import { createPartnerLinks } from './partnerLinks.ts';
import { answerWith } from './updates/answerWith.ts';
import { type Listening, startPolling } from './updates/polling.ts';
import { startWebhook, type Webhook } from './updates/startWebhook.ts';
import { createUpdateInbox } from './updates/updateInbox.ts';

/** The bot as the service starts it. */
export interface Telegram {
  /** Adds the paths of sharing, and the one that updates are brought to where they are not fetched; before the server listens. */
  addTo(server: FastifyInstance): void;
  /** Begins to listen for updates, in the configured way, and returns at once. */
  start(): Listening;
}

/** The bot in its configuration; nothing is started. */
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
  const { launchMode: mode, apiRoot, partnerSecret, updates } = config.telegram;
  const { publicUrl } = config.web;
  const launch = createLaunchLinks({ mode, publicUrl });
  const partners = createPartnerLinks(partnerSecret);
  const market = createMarket({ client, source, staking: services.staking, clock: systemClock, log });
  const bot = createBot({
    token,
    apiRoot,
    launch,
    partners,
    market,
    storage,
    log,
    supportUrl: config.links.chat,
    payers: config.payouts.payers,
  });
  const secret = webhookSecret(token);
  let webhook: Webhook | undefined;
  return {
    addTo: (server) => {
      const requestsPerMinute = Math.max(1, Math.floor(config.web.requestsPerMinute / 10));
      const session = { storage, token, clock: systemClock, requestsPerMinute };
      server.register(async (own) => {
        own.addHook('onRequest', rateLimit(config.web.requestsPerMinute, systemClock));
        addSharing(own, { bot, launch, partners, market, ...session });
      });
      if (updates === 'webhook')
        addWebhook(server, { secret, accept: async (update) => (await webhook?.accept(update)) ?? false });
    },
    start: () => {
      const inbox = createUpdateInbox({ storage, log, answer: answerWith(bot, log, metrics) });
      if (updates === 'polling') return startPolling(bot, { launch, log, inbox });
      webhook = startWebhook(bot, { launch, log, inbox, secret, address: publicUrl + webhookPath });
      return webhook;
    },
  };
}
