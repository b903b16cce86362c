import * as v from 'valibot';
import { fullAccountSchema } from '../protocol/objects.ts';
import { nameInPath } from './fields.ts';
import { PRICE_PATH, PRICES_PATH, priceSlugs } from './priceSlugs.ts';
import { pricesSchema } from './prices.ts';
import { defineRoute, noParams } from './route.ts';

/** The rows of contract.ts that the mini app calls at its start, separate so that it need not load the whole table. */
export const startRoutes = {
  /** One full account; 404 when it does not exist. */
  getAccount: defineRoute({
    method: 'GET',
    path: '/api/v1/get-account/:name',
    params: v.object({ name: nameInPath }),
    body: null,
    answer: fullAccountSchema,
    ttlSeconds: 3,
  }),
  /** The featured price of a coin; only the slugs of the product. */
  price: defineRoute({
    method: 'GET',
    path: `${PRICE_PATH}:slug`,
    params: v.object({ slug: v.picklist(Object.values(priceSlugs)) }),
    body: null,
    answer: pricesSchema,
    ttlSeconds: 60,
  }),
  /** The featured prices of all coins by their slugs; null for an unavailable one. */
  prices: defineRoute({
    method: 'GET',
    path: PRICES_PATH,
    params: noParams,
    body: null,
    answer: v.record(v.picklist(Object.values(priceSlugs)), v.fallback(v.nullable(pricesSchema), null)),
    ttlSeconds: 60,
  }),
} as const;

/** Screens that a start parameter can open, by the token after `--`, with their paths in the mini app. */
export const startScreens = {
  wallet: '/wallet',
  history: '/history',
  swap: '/swap',
  pools: '/pools',
  smartholder: '/smartholder',
  vesting: '/vesting',
  fees: '/fees',
  notifications: '/notifications',
  alerts: '/alerts',
  proposals: '/proposals',
  timed: '/timed',
  support: '/support',
} as const;

/**
 * A market by its symbols, with a hyphen for each dot, which a start parameter cannot contain: 'market-XBTSX-STH_BTS'.
 */
export type MarketScreen = `market-${string}`;

/** A payment request: in the token itself (payScreen.ts), or by its id at the bot. */
export type PayScreen = `pay-${string}` | `req-${string}`;

/** Such a token, `pool-<instance>` for one pool ('pool-5' is pool 1.19.5), a market, or a payment. */
export type StartScreen = keyof typeof startScreens | `pool-${number}` | MarketScreen | PayScreen;

const payForm = /^(pay|req)-([\w-]+)$/u;
const marketForm = /^market-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)?_[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)?$/u;

/** True for a valid screen of a start parameter. */
export function isStartScreen(token: string): token is StartScreen {
  const isOneOf = (form: RegExp) => form.test(token);
  return Object.hasOwn(startScreens, token) || [/^pool-\d{1,10}$/u, payForm, marketForm].some(isOneOf);
}

/** The token of the market that trades `quote` for `base`; symbols. */
export function marketScreen(quote: string, base: string): MarketScreen {
  return `market-${`${quote}_${base}`.replaceAll('.', '-')}`;
}

/** The path of a screen's token in the mini app. */
export function startPath(screen: StartScreen): string {
  if (isListed(screen)) return startScreens[screen];
  if (screen.startsWith('pool-')) return `/pool/1.19.${screen.slice('pool-'.length)}`;
  const [, kind, rest] = payForm.exec(screen) ?? [];
  if (kind !== undefined) return `/transfer?${kind}=${rest}`;
  return `/market/${screen.slice('market-'.length).replaceAll('-', '.')}`;
}

const isListed = (screen: StartScreen): screen is keyof typeof startScreens =>
  Object.hasOwn(startScreens, screen);
