import * as v from 'valibot';
import { decimalText, looseBoolean, nameInPath, plainText, wholeNumber } from './fields.ts';
import { defineRoute, noParams } from './route.ts';
import { rowsOf } from './rows.ts';

/** The gateway families: the same shapes under different base addresses. */
export const gatewayFamilies = ['coins', 'waves', 'bsc', 'eth', 'eos', 'fiat', 'ton'] as const;
export type GatewayFamily = (typeof gatewayFamilies)[number];

const optionalText = (maxLength: number) => v.optional(v.nullable(plainText(maxLength)));
const optionalDecimal = v.optional(v.nullable(decimalText));

/**
 * One coin of a gateway. Each field may be missing or a text instead of a number; without symbol and
 * backingCoin the row is of no use and is dropped. Amounts are decimal texts in whole coins.
 */
export const gatewayCoinSchema = v.object({
  symbol: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9.]{2,15}$/u)),
  backingCoin: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,32}$/u)),
  name: optionalText(64),
  walletType: v.optional(v.nullable(nameInPath)),
  gatewayWallet: optionalText(63),
  issuer: optionalText(63),
  issuerId: optionalText(32),
  memoSupport: v.optional(looseBoolean, false),
  minAmount: optionalDecimal,
  withdrawFee: optionalDecimal,
  gateFee: optionalDecimal,
  precision: v.optional(v.nullable(wholeNumber)),
  confirmations: v.optional(v.nullable(wholeNumber)),
  // A gateway that does not say takes deposits; one that says no is in maintenance.
  depositAllowed: v.optional(looseBoolean, true),
  withdrawalAllowed: v.optional(looseBoolean, true),
});

export type GatewayCoin = v.InferOutput<typeof gatewayCoinSchema>;

const walletParams = v.object({ walletType: nameInPath });

export const gatewayRoutes = {
  coins: defineRoute({
    method: 'GET',
    path: '/coins',
    params: noParams,
    body: null,
    answer: rowsOf(gatewayCoinSchema),
    ttlSeconds: 60,
  }),
  /** The same list without a cache: what is signed or paid relies on it. Served by the bot alone. */
  presentCoins: defineRoute({
    method: 'GET',
    path: '/coins/present',
    params: noParams,
    body: null,
    answer: rowsOf(gatewayCoinSchema),
    ttlSeconds: 0,
  }),
  newDepositAddress: defineRoute({
    method: 'POST',
    path: '/wallets/:walletType/new-deposit-address',
    params: walletParams,
    body: v.object({
      inputCoinType: nameInPath,
      outputCoinType: nameInPath,
      outputAddress: v.pipe(v.string(), v.minLength(1), v.maxLength(63)),
    }),
    answer: v.object({
      inputAddress: v.optional(v.nullable(plainText(256))),
      inputMemo: v.optional(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))),
      error: v.optional(v.nullable(v.pipe(v.unknown(), v.transform(String)))),
    }),
    ttlSeconds: 0,
  }),
  checkAddress: defineRoute({
    method: 'POST',
    path: '/wallets/:walletType/check-address/',
    params: walletParams,
    body: v.object({ address: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
    answer: v.object({ isValid: looseBoolean }),
    ttlSeconds: 0,
  }),
} as const;
