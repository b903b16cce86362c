import type { BotConfig } from './config.ts';
import { createLog, type Log } from './logging.ts';
import { webhookSecret } from './telegram/updates/startWebhook.ts';

/** The password in an address, as it is and as it stands there; none where there is no name and password. */
function passwordsIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  return password === '' ? [] : [password, decodeURIComponent(password)];
}

/** Every text of the settings that nobody may read in a log, in a report or in the words of an error. */
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

/** Cuts these texts out of another, wherever they stand. */
export const cutSecrets =
  (secrets: readonly string[]) =>
  (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);

/** The log of a service with this configuration, whose secrets are cut out of every line. */
export const serviceLog = (config: BotConfig): Log =>
  createLog({ level: config.logLevel, secrets: secretsOf(config) });
