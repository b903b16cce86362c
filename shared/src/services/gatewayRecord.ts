import * as v from 'valibot';
import { wholeNumber } from './fields.ts';
import { gatewayFamilies } from './gateways.ts';
import { defineRoute, noParams } from './route.ts';
import { rowsOf } from './rows.ts';

const moment = v.nullable(wholeNumber);

/** A gateway's latest withdrawals of a coin, as the chain shows them. Times in milliseconds. */
export const coinRecordSchema = v.object({
  symbol: v.string(),
  /** Paid out among the latest. */
  paid: wholeNumber,
  /** The median duration, from the block of the transfer to the block in which the issuer burnt it; null: none. */
  typicalMs: moment,
  /** The time of the newest payout, since 1970. */
  lastPaidAt: moment,
  /** Transfers that the gateway has neither paid nor returned yet, and the time of the oldest. */
  waiting: wholeNumber,
  waitingSince: moment,
});

/** One gateway's record, and its support address as configured by the operator, or null. */
export const gatewayRecordSchema = v.object({
  family: v.picklist(gatewayFamilies),
  support: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//u))),
  coins: rowsOf(coinRecordSchema),
});

export type CoinRecord = v.InferOutput<typeof coinRecordSchema>;
export type GatewayRecord = v.InferOutput<typeof gatewayRecordSchema>;

/** Separate from contract.ts, since only the deposit and withdrawal screens use it. */
export const gatewayRecordPaths = {
  record: defineRoute({
    method: 'GET',
    path: '/api/v1/gateway-record',
    params: noParams,
    body: null,
    answer: v.object({ gateways: rowsOf(gatewayRecordSchema) }),
    ttlSeconds: 60,
  }),
} as const;
