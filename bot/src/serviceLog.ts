import type { BotConfig } from './config.ts';
import { createLog, type Log } from './logging.ts';
import { webhookSecret } from './telegram/updates/startWebhook.ts';

/** The password in an address, decoded and as written; none in an address without credentials. */
function passwordsIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  return password === '' ? [] : [password, decodeURIComponent(password)];
}

/** Every secret text of the settings, which must not appear in a log, a report or an error. */
export function secretsOf({ telegram, storage, web }: BotConfig): string[] {
  const { token } = telegram;
  return [
    ...(token === undefined ? [] : [token, webhookSecret(token)]),
    storage.databaseUrl,
    ...passwordsIn(storage.databaseUrl),
    web.metricsAccess.token,
    telegram.partnerSecret,
  ].filter((secret) => secret.length >= 4);
}

/** Removes these texts from another, in any place. */
export const cutSecrets =
  (secrets: readonly string[]) =>
  (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);

/** The log of a service with this configuration, whose secrets are removed from every line. */
export const serviceLog = (config: BotConfig): Log =>
  createLog({ level: config.logLevel, secrets: secretsOf(config) });
