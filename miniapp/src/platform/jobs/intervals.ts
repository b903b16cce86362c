/** Spec §9: the base of all periodic reads, milliseconds. */
const BASE_MS = 8000;

const shortest = 3 * BASE_MS;
const shorter = 10 * BASE_MS;
const medium = 25 * BASE_MS;
const longer = 100 * BASE_MS;
const longest = 300 * BASE_MS;

/** The interval of each job (spec §9), and its interval while a screen shows its data. */
export const intervals = {
  globalProperties: { everyMs: longest },
  assets: { everyMs: longest },
  gateways: { everyMs: longer },
  holders: { everyMs: longest },
  payAssets: { everyMs: longer, focusMs: shortest },
  noQuorumAssets: { everyMs: longest },
  featuredPrice: { everyMs: longer, focusMs: shorter },
  tickers: { everyMs: longer, focusMs: medium },
  scamLists: { everyMs: longest },
} as const;

export type JobName = keyof typeof intervals;
