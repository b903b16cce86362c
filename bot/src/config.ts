import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import {
  address,
  addressByName,
  database,
  list,
  oneOf,
  origin,
  type Setting,
  secret,
  service,
  wholeNumber,
  word,
} from './configSettings.ts';
import { version } from './version.ts';

const publicNodes = [
  'wss://node.xbts.io/ws',
  'wss://public.xbts.io/ws',
  'wss://cloud.xbts.io/ws',
  'wss://dex.iobanker.com/ws',
  'wss://api.bts.mobi/ws',
  'wss://btsws.roelandp.nl/ws',
  'wss://eu.nodes.bitshares.ws',
  'ws://127.0.0.1:8090',
].join(',');

/** The explorer and its two fallbacks. */
const explorers = [
  'https://api.bitshares.ws/openexplorer',
  'https://explorer.bitshares-kibana.info',
  'http://185.208.208.184:5000',
].join(',');

const mainNetwork = '4018d7844c78f6a6c41c6a552b898022310fc5dec06da467ee7905a8dad512c8';
const gateways = 'https://apis.xbts.io';
const messengerApi = 'https://api.telegram.org';
const accountName = /^(?:[a-z][a-z0-9-]*[a-z0-9])(?:\.[a-z][a-z0-9-]*[a-z0-9])*$/u;

/** The number of the operator's own proxies before the server; only their entries in X-Forwarded-For count. */
const proxyCounts = { no: 0, yes: 1, 1: 1, 2: 2, 3: 3 } as const;

/** Every environment variable of the process. An empty value counts as missing. */
const settings = {
  PORT: wholeNumber({ min: 0, max: 65_535, preset: '8080' }),
  HOST: word(/^[\w.:-]+$/u, 'an address to listen on, such as 127.0.0.1', '0.0.0.0'),
  PUBLIC_URL: origin('the address users open, such as https://mini.example.org'),
  NODE_URLS: list(address(['ws:', 'wss:'], 'a websocket address'), { min: 1, preset: publicNodes }),
  CHAIN_ID: word(/^(?:[0-9a-f]{64}|auto)$/u, '64 hexadecimal digits, or auto', mainNetwork),
  STAKING_ASSET: word(/^1\.3\.\d+$/u, 'an asset id, such as 1.3.4099', '1.3.4099'),
  PAYER_ACCOUNTS: list(word(accountName, 'an account name'), { min: 0, preset: '' }),
  PAYOUT_CHANNEL: word(/^-?\d{5,20}$/u, "a channel's number, such as -1001234567890", ''),
  PAYOUT_QUIET_SECONDS: wholeNumber({ min: 1, max: 86_400, preset: '60' }),
  ALERT_SECONDS: wholeNumber({ min: 1, max: 3_600, preset: '15' }),
  MESSAGES_PER_SECOND: wholeNumber({ min: 1, max: 1_000, preset: '30' }),
  PAID_BROADCAST: oneOf(['no', 'yes'], 'no'),
  BOT_TOKEN: secret(/^(?:\d+:[\w-]{20,}|off)$/u, 'a bot token (digits:letters), or off to run without a bot'),
  BOT_API_ROOT: address(['http:', 'https:'], 'the address of a Bot API server', messengerApi),
  LAUNCH_MODE: oneOf(['miniapp', 'link'], 'miniapp'),
  BOT_UPDATES: oneOf(['polling', 'webhook'], 'polling'),
  PARTNER_SECRET: secret(/^\S{16,}$/u, 'sixteen characters or more', ''),
  PARTNER_LINKS: oneOf(['signed', 'unsigned'], 'signed'),
  DATABASE_URL: database('a postgres:// address'),
  DATA_DIR: word(/^[^\0]+$/u, 'a folder', '.data'),
  STATIC_DIR: word(/^[^\0]*$/u, 'the folder of the built mini app', ''),
  DATA_SERVER_URL: address(['http:', 'https:'], 'the address of a data server to read from first', ''),
  PRICES_URL: service('the address of the price service', 'https://api.coinpaprika.com/v1'),
  MARKET_URL: service('the address of the market server', 'https://cmc.xbts.io'),
  FAUCET_URL: service('the address of the faucet', 'https://faucet.xbts.io'),
  GATEWAY_COINS_URL: service('the address of a gateway', `${gateways}/api/v2`),
  GATEWAY_WAVES_URL: service('the address of a gateway', `${gateways}/waves`),
  GATEWAY_BSC_URL: service('the address of a gateway', `${gateways}/bsc`),
  GATEWAY_ETH_URL: service('the address of a gateway', `${gateways}/eth`),
  GATEWAY_EOS_URL: service('the address of a gateway', `${gateways}/eos`),
  GATEWAY_FIAT_URL: service('the address of a gateway', `${gateways}/fiat`),
  GATEWAY_TON_URL: service('the address of a gateway', `${gateways}/ton`),
  GATEWAY_PREFIXES: list(word(/^[A-Z][A-Z0-9]{2,14}$/u, 'the prefix of symbols, such as XBTSX'), {
    min: 1,
    preset: 'XBTSX',
  }),
  GATEWAY_DIRECT: oneOf(['yes', 'no'], 'yes'),
  GATEWAY_SUPPORT_URLS: addressByName(['coins', 'waves', 'bsc', 'eth', 'eos', 'fiat', 'ton']),
  FOREIGN_CHAIN_URLS: addressByName(['btc', 'ltc', 'eth', 'bsc'], ['http:', 'https:']),
  STAKING_URL: service('the address of the staking service', 'https://smartholder.xbts.io'),
  NEWS_API_URL: service('the address of the news service', 'https://news.xbts.io'),
  EXPLORER_API_URLS: list(service("the address of an explorer's REST API", ''), {
    min: 1,
    preset: explorers,
  }),
  EXPLORER_WS_URLS: list(address(['ws:', 'wss:'], 'a websocket address'), { min: 0, preset: '' }),
  SCAM_LISTS_URL: service('the folder of scam-accounts.json and scam-assets.json', ''),
  CHAT_URL: address(['https:', 'http:'], 'a web address', 'https://t.me/xbtsio'),
  EXPLORER_URL: address(['https:', 'http:'], 'a web address', 'https://blocksights.info'),
  NEWS_URL: address(['https:', 'http:'], 'a web address', 'https://news.xbts.io'),
  CROSS_CHAIN_URL: address(['https:', 'http:'], 'a web address', 'https://xbts.io'),
  DEX_URL: address(['https:', 'http:'], 'a web address', 'https://ex.xbts.io'),
  FRAME_ANCESTORS: list(address(['http:', 'https:'], 'a web origin'), { min: 0, preset: '' }),
  OWN_NODES: oneOf(['yes', 'no'], 'no'),
  TRUST_PROXY: oneOf(['no', 'yes', '1', '2', '3'], 'no'),
  RATE_LIMIT: wholeNumber({ min: 1, max: 1_000_000_000, preset: '600' }),
  RATE_LIMIT_MB: wholeNumber({ min: 1, max: 1_000_000, preset: '60' }),
  REGISTRATIONS_PER_HOUR: wholeNumber({ min: 1, max: 1_000_000, preset: '10' }),
  REQUEST_TIMEOUT_SECONDS: wholeNumber({ min: 1, max: 600, preset: '15' }),
  MAX_DELAY_MS: wholeNumber({ min: 0, max: 60_000, preset: '500' }),
  CACHE_MB: wholeNumber({ min: 32, max: 65_536, preset: '64' }),
  METRICS_TOKEN: secret(/^(?:\S{8,}|open)$/u, 'eight characters or more, or open for everybody', ''),
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'info'),
} satisfies Record<string, Setting<unknown>>;

type SettingName = keyof typeof settings;

/** The names of all settings, in the order of the table. */
export const settingNames = Object.keys(settings) as readonly SettingName[];

type Environment = { [Name in SettingName]: v.InferOutput<(typeof settings)[Name]['schema']> };

const environmentSchema = v.pipe(
  v.object(
    Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as {
      [Name in SettingName]: (typeof settings)[Name]['schema'];
    },
  ),
  v.forward(
    v.partialCheck(
      [['PUBLIC_URL'], ['LAUNCH_MODE'], ['BOT_API_ROOT'], ['BOT_TOKEN']],
      (input) =>
        input.LAUNCH_MODE === 'link' ||
        input.BOT_TOKEN === 'off' ||
        input.BOT_API_ROOT !== messengerApi ||
        input.PUBLIC_URL.startsWith('https:'),
      'must begin with https: for LAUNCH_MODE=miniapp, because the messenger opens nothing else',
    ),
    ['PUBLIC_URL'],
  ),
);

/** The process's configuration: made once at start, passed down as values. */
export type BotConfig = ReturnType<typeof configOf>;

/**
 * Reads the environment. Returns the configuration, or all faults at once: a sentence each that names its setting and
 * never a secret's value.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { config: BotConfig } | { faults: string[] } {
  const given = Object.fromEntries(settingNames.map((name) => [name, environment[name]?.trim() ?? '']));
  const result = v.safeParse(environmentSchema, given);
  if (result.success) return { config: configOf(result.output) };
  return {
    faults: result.issues.map((issue) => {
      const name = String(issue.path?.[0]?.key) as SettingName;
      const value = typeof issue.input === 'string' ? issue.input : (given[name] ?? '');
      return faultSentence(name, value, issue.message);
    }),
  };
}

function faultSentence(name: SettingName, value: string, expectation: string): string {
  if (value === '') return `${name} is missing. It ${expectation}`;
  // Addresses may contain credentials or access keys, so only plain ones are repeated.
  const isShown = !settings[name].isSecret && !/[@?#]/u.test(value);
  return `${name} ${expectation}${isShown ? `, not ${JSON.stringify(value.slice(0, 80))}` : ''}`;
}

/** Access to /metrics: none unless the operator opens it to everyone, or to holders of a token. */
function metricsAccess(setting: string): { isOpen: boolean; token: string } {
  return { isOpen: setting === 'open', token: setting === 'open' ? '' : setting };
}

/** The key of partner links: the operator's secret, or one derived from the bot's token. */
function partnerSecretOf(secret: string, token: string): string {
  if (secret !== '' || token === 'off') return secret;
  return createHmac('sha256', token).update('partner links').digest('hex');
}

function configOf(env: Environment) {
  return {
    version,
    logLevel: env.LOG_LEVEL,
    chain: {
      nodeUrls: env.NODE_URLS,
      explorerSockets: env.EXPLORER_WS_URLS,
      chainId: env.CHAIN_ID,
      stakingAsset: env.STAKING_ASSET,
    },
    payouts: {
      payers: env.PAYER_ACCOUNTS,
      channel: env.PAYOUT_CHANNEL === '' ? undefined : Number(env.PAYOUT_CHANNEL),
      quietMs: env.PAYOUT_QUIET_SECONDS * 1_000,
      alertMs: env.ALERT_SECONDS * 1_000,
      messagesPerSecond: env.MESSAGES_PER_SECOND,
      isPaidBroadcast: env.PAID_BROADCAST === 'yes',
    },
    web: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL,
      staticDir: env.STATIC_DIR,
      frameAncestors: env.FRAME_ANCESTORS,
      allowsOwnNodes: env.OWN_NODES === 'yes',
      asksGateways: env.GATEWAY_DIRECT === 'yes',
      gatewayPrefixes: env.GATEWAY_PREFIXES,
      gatewaySupport: env.GATEWAY_SUPPORT_URLS,
      proxies: proxyCounts[env.TRUST_PROXY],
      requestsPerMinute: env.RATE_LIMIT,
      bytesPerMinute: env.RATE_LIMIT_MB * 1_000_000,
      registrationsPerHour: env.REGISTRATIONS_PER_HOUR,
      requestTimeoutMs: env.REQUEST_TIMEOUT_SECONDS * 1_000,
      maxDelayMs: env.MAX_DELAY_MS,
      metricsAccess: metricsAccess(env.METRICS_TOKEN),
      cacheBytes: env.CACHE_MB * 1_048_576,
    },
    telegram: {
      token: env.BOT_TOKEN === 'off' ? undefined : env.BOT_TOKEN,
      apiRoot: env.BOT_API_ROOT,
      launchMode: env.LAUNCH_MODE,
      updates: env.BOT_UPDATES,
      partnerSecret: partnerSecretOf(env.PARTNER_SECRET, env.BOT_TOKEN),
      countsUnsignedPartners: env.PARTNER_LINKS === 'unsigned',
    },
    storage: { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR },
    upstreams: {
      dataServer: env.DATA_SERVER_URL,
      prices: env.PRICES_URL,
      market: env.MARKET_URL,
      faucet: env.FAUCET_URL,
      scamLists: env.SCAM_LISTS_URL,
      staking: env.STAKING_URL,
      news: env.NEWS_API_URL,
      foreignChains: env.FOREIGN_CHAIN_URLS,
      explorer: env.EXPLORER_API_URLS,
      gateways: {
        coins: env.GATEWAY_COINS_URL,
        waves: env.GATEWAY_WAVES_URL,
        bsc: env.GATEWAY_BSC_URL,
        eth: env.GATEWAY_ETH_URL,
        eos: env.GATEWAY_EOS_URL,
        fiat: env.GATEWAY_FIAT_URL,
        ton: env.GATEWAY_TON_URL,
      },
    },
    links: {
      chat: env.CHAT_URL,
      explorer: env.EXPLORER_URL,
      news: env.NEWS_URL,
      crossChain: env.CROSS_CHAIN_URL,
      dex: env.DEX_URL,
    },
  } as const;
}
