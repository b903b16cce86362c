import * as v from 'valibot';
import { sumOfDecimals } from '../amounts/decimal.ts';
import { decimalText, displayNumber, nameInPath, plainText, shownName, wholeNumber } from './fields.ts';
import { defineRoute, noParams } from './route.ts';
import { rowsOf } from './rows.ts';
import { withoutExponent } from './withoutExponent.ts';

/** A longer text is no amount, and would only cost time. */
const LONGEST_AMOUNT = 40;

/** An exact decimal text without an exponent and without redundant zeros; a JSON number becomes one. */
export const amountText = v.pipe(
  decimalText,
  v.transform(withoutExponent),
  v.regex(/^-?\d+(\.\d+)?$/u, 'not an amount'),
  v.maxLength(LONGEST_AMOUNT),
  v.transform((text) => sumOfDecimals([text])),
);

/** A holder in the service's list; null: unknown. Percent of the whole weight. */
const holderShare = v.object({
  account: v.pipe(shownName, v.nonEmpty()),
  amount: v.nullable(amountText),
  bonus: v.nullable(amountText),
  percent: v.nullable(amountText),
});

/** The total stake and its holders, not checked against the chain. */
export const stakingPercents = v.pipe(
  v.object({
    /** The sum of the stakes; null when absent or unreadable. */
    staked: v.nullable(amountText),
    /** The same with the bonuses of the terms: the weight that shares payouts. */
    weight: v.nullable(amountText),
    /** The number of accounts with stakes. */
    count: wholeNumber,
    holders: rowsOf(holderShare),
    /** Unreadable rows of holders. */
    unread: v.optional(wholeNumber, 0),
  }),
  v.transform((told) => ({ ...told, unread: told.unread + told.holders.dropped })),
);

/** An asset of collected fees, by its whole on-chain symbol. */
const payAsset = v.object({
  asset: v.pipe(plainText(32), v.nonEmpty()),
  /** The holders' joint part of it. */
  amount: amountText,
  /** Percent of the sum that triggers a payout, rounded down; null when unknown. */
  quorum: v.nullable(displayNumber),
});

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

/** The bot's routes, at the paths of the staking service: our models, from any of its forms (stakingForms.ts). */
export const stakingRoutes = {
  percents: defineRoute({
    method: 'GET',
    path: '/api/public/percents',
    params: noParams,
    body: null,
    answer: stakingPercents,
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
  /** Assets below the quorum (percent, under 100). */
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
