import * as v from 'valibot';
import { wholeNumber } from './fields.ts';
import { gatewayCoinSchema, gatewayFamilies } from './gateways.ts';
import { rowsOf } from './rows.ts';

/** The board's row of one coin. */
export const boardCoinSchema = v.pick(gatewayCoinSchema, [
  'symbol',
  'backingCoin',
  'name',
  'walletType',
  'minAmount',
  'withdrawFee',
  'gateFee',
  'areAmountsUnclear',
  'confirmations',
  'depositAllowed',
  'withdrawalAllowed',
]);

/** One gateway's state, observed by the bot. Times in milliseconds since 1970; coins from its last good answer. */
export const boardGatewaySchema = v.object({
  family: v.picklist(gatewayFamilies),
  /** unknown: not asked yet, or no answer in time. */
  state: v.picklist(['unknown', 'ok', 'failing']),
  lastAnswerAt: v.nullable(wholeNumber),
  lastFailureAt: v.nullable(wholeNumber),
  /** Error code of the last failure; null while it answers. */
  failure: v.nullable(v.string()),
  latencyMs: v.nullable(wholeNumber),
  coins: rowsOf(boardCoinSchema),
});

export type BoardCoin = v.InferOutput<typeof boardCoinSchema>;
export type BoardGateway = v.InferOutput<typeof boardGatewaySchema>;
