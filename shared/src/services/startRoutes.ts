import * as v from 'valibot';
import { fullAccountSchema } from '../protocol/objects.ts';
import { nameInPath } from './fields.ts';
import { priceSlugs, pricesSchema } from './prices.ts';
import { defineRoute } from './route.ts';

/** The rows of contract.ts that a start of the mini app calls; here, so that it need not load the whole table. */
export const startRoutes = {
  /** One full account; 404 when there is none. */
  getAccount: defineRoute({
    method: 'GET',
    path: '/api/get-account/:name',
    params: v.object({ name: nameInPath }),
    body: null,
    answer: fullAccountSchema,
    ttlSeconds: 3,
  }),
  /** The featured price of a coin; only the slugs of the product. */
  price: defineRoute({
    method: 'GET',
    path: '/market/price/:slug',
    params: v.object({ slug: v.picklist(Object.values(priceSlugs)) }),
    body: null,
    answer: pricesSchema,
    ttlSeconds: 60,
  }),
} as const;

/** Screens that a start parameter can open, by the token it holds after `--`, with their paths in the mini app. */
export const startScreens = {
  wallet: '/wallet',
  history: '/history',
  swap: '/swap',
  pools: '/pools',
  smartholder: '/smartholder',
  fees: '/fees',
  notifications: '/notifications',
  support: '/support',
} as const;

export type StartScreen = keyof typeof startScreens;
