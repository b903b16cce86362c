import * as v from 'valibot';
import { defineRoute, noParams } from './route.ts';
import { rowsOf } from './rows.ts';

const scamAccount = v.pipe(
  v.string(),
  v.transform((name) => name.trim().toLowerCase()),
  v.regex(/^[a-z0-9.-]{1,63}$/u),
);
const scamAsset = v.pipe(
  v.string(),
  v.transform((symbol) => symbol.trim().toUpperCase()),
  v.regex(/^[A-Z0-9.]{3,16}$/u),
);

/** Lists of names to warn of. A failed or empty refresh must never replace an existing list. */
export const scamListRoutes = {
  accounts: defineRoute({
    method: 'GET',
    path: '/scam-accounts.json',
    params: noParams,
    body: null,
    answer: rowsOf(scamAccount),
    ttlSeconds: 2_400,
  }),
  assets: defineRoute({
    method: 'GET',
    path: '/scam-assets.json',
    params: noParams,
    body: null,
    answer: rowsOf(scamAsset),
    ttlSeconds: 2_400,
  }),
} as const;
