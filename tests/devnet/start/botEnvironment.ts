/** Names of the bot's configuration that a person may set for `npm start`; the network's own addresses are fixed. */
const passedOn = [
  'PUBLIC_URL',
  'CHAIN_ID',
  'STAKING_ASSET',
  'PAYER_ACCOUNTS',
  'PAYOUT_CHANNEL',
  'PAYOUT_QUIET_SECONDS',
  'MESSAGES_PER_SECOND',
  'PAID_BROADCAST',
  'BOT_TOKEN',
  'BOT_API_ROOT',
  'LAUNCH_MODE',
  'DATABASE_URL',
  'DATA_DIR',
  'DATA_SERVER_URL',
  'SCAM_LISTS_URL',
  'STAKING_URL',
  'NEWS_API_URL',
  'EXPLORER_API_URLS',
  'EXPLORER_WS_URLS',
  'GATEWAY_COINS_URL',
  'GATEWAY_WAVES_URL',
  'GATEWAY_BSC_URL',
  'GATEWAY_ETH_URL',
  'GATEWAY_EOS_URL',
  'GATEWAY_FIAT_URL',
  'GATEWAY_TON_URL',
  'LOG_LEVEL',
  'CHAT_URL',
  'EXPLORER_URL',
  'NEWS_URL',
  'CROSS_CHAIN_URL',
  'DEX_URL',
] as const;

/** The bot's settings in the environment. */
export function botEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
