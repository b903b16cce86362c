import * as v from 'valibot';
import { objectIdOf } from '../protocol/objects.ts';
import { shownName, wholeNumber } from './fields.ts';
import { defineRoute } from './route.ts';
import { rowsOf } from './rows.ts';

/** Units as an integer text, from any of the explorer's forms. */
const unitsText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^\d{1,20}$/u, 'not a whole number'),
);

const holderRow = v.object({ name: shownName, account_id: objectIdOf('1.2'), amount: unitsText });

/** The chain explorer's REST paths (bitshares-explorer-api) for data that public nodes deny. */
export const explorerRoutes = {
  /** By balance, largest first; at most 100. */
  holders: defineRoute({
    method: 'GET',
    path: '/asset_holders?asset_id=:assetId&start=:start&limit=:limit',
    params: v.object({ assetId: objectIdOf('1.3'), start: wholeNumber, limit: wholeNumber }),
    body: null,
    answer: rowsOf(holderRow),
    ttlSeconds: 60,
  }),
} as const;
