import * as v from 'valibot';
import { decimalText, displayNumber, nameInPath, plainText, shownName } from './fields.ts';
import { defineRoute, noParams } from './route.ts';
import { rowsOf } from './rows.ts';
import { withoutExponent } from './withoutExponent.ts';

const amountText = v.pipe(decimalText, v.transform(withoutExponent));

/** A holder's share; amounts and percents are decimal texts. */
const holderShare = v.object({
  account: shownName,
  amount: amountText,
  bonus: amountText,
  percent: amountText,
});

const payAsset = v.object({ asset: plainText(32), amount: amountText, quorum: displayNumber });

const stakingPayment = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  time: plainText(32),
  asset: plainText(32),
  amount: amountText,
  epoch: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  trx: v.optional(v.nullable(plainText(64))),
});

export type HolderShare = v.InferOutput<typeof holderShare>;
export type PayAsset = v.InferOutput<typeof payAsset>;
export type StakingPayment = v.InferOutput<typeof stakingPayment>;

export const stakingRoutes = {
  percents: defineRoute({
    method: 'GET',
    path: '/api/public/percents',
    params: noParams,
    body: null,
    answer: v.object({ total: amountText, holders: rowsOf(holderShare) }),
    ttlSeconds: 300,
  }),
  /** Assets that have reached the quorum and are paid next. */
  assets: defineRoute({
    method: 'GET',
    path: '/api/get/assets',
    params: noParams,
    body: null,
    answer: rowsOf(payAsset),
    ttlSeconds: 60,
  }),
  /** Assets under the quorum (percent, under 100). */
  noQuorumAssets: defineRoute({
    method: 'GET',
    path: '/api/get/noassets',
    params: noParams,
    body: null,
    answer: rowsOf(payAsset),
    ttlSeconds: 300,
  }),
  /** Newest first. */
  payments: defineRoute({
    method: 'GET',
    path: '/api/payments/:account',
    params: v.object({ account: nameInPath }),
    body: null,
    answer: rowsOf(stakingPayment),
    ttlSeconds: 60,
  }),
} as const;
