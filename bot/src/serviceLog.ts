import type { BotConfig } from './config.ts';
import { createLog, type Log } from './logging.ts';

/** The log of a service with this configuration, whose secrets are cut out of every line. */
export const serviceLog = ({ logLevel, telegram, storage, web }: BotConfig): Log =>
  createLog({
    level: logLevel,
    secrets: [telegram.token ?? '', storage.databaseUrl, web.metricsAccess.token, telegram.partnerSecret],
  });
