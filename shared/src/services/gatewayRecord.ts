import * as v from 'valibot';
import { wholeNumber } from './fields.ts';
import { gatewayFamilies } from './gateways.ts';
import { defineRoute, noParams } from './route.ts';
import { rowsOf } from './rows.ts';

const moment = v.nullable(wholeNumber);

/** What the chain shows of the latest withdrawals of a coin by one gateway. Times in milliseconds. */
export const coinRecordSchema = v.object({
  symbol: v.string(),
  /** So many of the latest were paid out. */
  paid: wholeNumber,
  /** The middle one of their times, from the block of the transfer to the block in which the issuer burnt it; null: none. */
  typicalMs: moment,
  /** When the newest was paid out, since 1970. */
  lastPaidAt: moment,
  /** Transfers that the gateway has neither paid nor sent back yet, and the time of the oldest. */
  waiting: wholeNumber,
  waitingSince: moment,
});

/** One gateway's record, and where its support is reached: an address that the operator has set, or null. */
export const gatewayRecordSchema = v.object({
  family: v.picklist(gatewayFamilies),
  support: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//u))),
  coins: rowsOf(coinRecordSchema),
});

export type CoinRecord = v.InferOutput<typeof coinRecordSchema>;
export type GatewayRecord = v.InferOutput<typeof gatewayRecordSchema>;

/** Apart from the table of contract.ts: only the screens of deposits and withdrawals ask it. */
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
