/** Spec §9: the base of all periodic readings, milliseconds. */
const BASE_MS = 8000;

const shortest = 3 * BASE_MS;
const shorter = 10 * BASE_MS;
const medium = 25 * BASE_MS;
const longer = 100 * BASE_MS;
const longest = 300 * BASE_MS;

/** How often each job runs (spec §9), and how often while a screen shows what it reads. */
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
