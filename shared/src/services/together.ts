import * as v from 'valibot';
import { defineRoute, noParams } from './route.ts';
import { TOGETHER_PATH } from './togetherPath.ts';

/** What each path answers, in the order asked; null: it is not ready yet, and is to be asked for alone. */
const togetherSchema = v.array(v.nullable(v.object({ status: v.number(), body: v.unknown() })));

/** The row of contract.ts, apart so that its reader need not load the whole table. Its query names the paths (togetherPath). */
export const togetherRoute = defineRoute({
  method: 'GET',
  path: TOGETHER_PATH,
  params: noParams,
  body: null,
  answer: togetherSchema,
  // As long as the part that changes most often: the gateways, or at the other end the scam lists.
  ttlSeconds: 10,
  longestTtlSeconds: 2_400,
});
