import { gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import { payoutChannel } from './messenger/channels.ts';

/** The addresses around the bot of a development network. */
export interface BotSurroundings {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly nodeUrls: readonly string[];
  readonly servicesUrl: string;
  /** Whether it reads from the data server among the services. Default: only from the nodes. */
  readonly hasDataServer?: boolean;
  /** The explorer's websocket; absent if there is none. */
  readonly explorerSocket?: string;
  readonly staticDir: string;
  /** Absent when the bot uses another messenger. */
  readonly messenger?: { readonly url: string; readonly botApiUrl: string; readonly token: string };
}

/** The bot's settings on a development network, by the names of its configuration. */
export function botSettings(around: BotSurroundings): Record<string, string> {
  const { port, host, publicUrl, nodeUrls, servicesUrl, explorerSocket = '', staticDir, messenger } = around;
  return {
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: publicUrl,
    NODE_URLS: nodeUrls.join(','),
    CHAIN_ID: 'auto',
    STAKING_ASSET: '1.3.4099',
    PAYER_ACCOUNTS: 'sth-payer',
    // A round paid from the controls shows its message soon.
    PAYOUT_QUIET_SECONDS: '5',
    ALERT_SECONDS: '2',
    // A person who tries it out may add a node.
    OWN_NODES: 'yes',
    STATIC_DIR: staticDir,
    DATA_SERVER_URL: around.hasDataServer === true ? `${servicesUrl}/data` : '',
    PRICES_URL: `${servicesUrl}/v1`,
    MARKET_URL: servicesUrl,
    FAUCET_URL: servicesUrl,
    SCAM_LISTS_URL: servicesUrl,
    STAKING_URL: `${servicesUrl}/staking`,
    NEWS_API_URL: `${servicesUrl}/news`,
    EXPLORER_API_URLS: [0, 1, 2].map((index) => `${servicesUrl}/explorer${index}`).join(','),
    EXPLORER_WS_URLS: explorerSocket,
    ...Object.fromEntries(
      gatewayFamilies.map((family) => [
        `GATEWAY_${family.toUpperCase()}_URL`,
        `${servicesUrl}/gateways/${family}`,
      ]),
    ),
    LOG_LEVEL: 'warn',
    // Tests and people on this machine are not rate-limited.
    RATE_LIMIT: '100000',
    RATE_LIMIT_MB: '100000',
    REGISTRATIONS_PER_HOUR: '1000',
    // A machine that runs all tests at once is always late.
    MAX_DELAY_MS: '0',
    METRICS_TOKEN: 'open',
    ...(messenger === undefined
      ? {}
      : {
          BOT_TOKEN: messenger.token,
          BOT_API_ROOT: messenger.botApiUrl,
          PAYOUT_CHANNEL: String(payoutChannel.id),
          FRAME_ANCESTORS: [messenger.url, messenger.url.replace('127.0.0.1', 'localhost')].join(','),
        }),
  };
}

/** Without the local services' data, which only describe the local chain. */
export const withoutLocalChain: Readonly<Record<string, string>> = {
  PAYER_ACCOUNTS: '',
  STAKING_URL: 'off',
  EXPLORER_API_URLS: 'off',
  ...Object.fromEntries(gatewayFamilies.map((family) => [`GATEWAY_${family.toUpperCase()}_URL`, 'off'])),
};

/** The bot's settings with only a chain: no services, no payer. */
export const withoutServices: Readonly<Record<string, string>> = {
  ...withoutLocalChain,
  PRICES_URL: 'off',
  MARKET_URL: 'off',
  FAUCET_URL: 'off',
  SCAM_LISTS_URL: 'off',
  NEWS_API_URL: 'off',
};
