import * as v from 'valibot';
import { looseBoolean, nameInPath, plainText, wholeNumber } from './fields.ts';
import { defineRoute, noParams } from './route.ts';
import { rowsOf } from './rows.ts';

/** The gateway families: the same shapes under different base addresses. */
export const gatewayFamilies = ['coins', 'waves', 'bsc', 'eth', 'eos', 'fiat', 'ton'] as const;
export type GatewayFamily = (typeof gatewayFamilies)[number];

const optionalText = (maxLength: number) => v.optional(v.nullable(plainText(maxLength)));
/** Whole coins as an exact plain decimal text: '0.0005'. */
const coinAmount = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,40}(?:\.\d{1,40})?$/u))));

/**
 * One coin of a gateway, from any of its forms (gatewayForms.ts). All members but symbol and backingCoin are optional;
 * a row without those two is useless and dropped.
 */
export const gatewayCoinSchema = v.object({
  symbol: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9.]{2,15}$/u)),
  /** In capitals here; requests to a gateway use lower case. */
  backingCoin: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,32}$/u), v.toUpperCase()),
  name: optionalText(64),
  walletType: v.optional(v.nullable(nameInPath)),
  /**
   * The row's `gatewayWallet`: the shared deposit address in the other network, with the memo `dex:{account}`. It is no
   * account of this chain, and nothing on this chain is ever sent to it.
   */
  commonAddress: optionalText(256),
  /**
   * The asset's issuer by the row, as name or id. Withdrawals go to the chain's issuer; a row that names another is
   * refused.
   */
  namedIssuers: v.optional(v.array(plainText(63)), []),
  memoSupport: v.optional(looseBoolean, false),
  minAmount: coinAmount,
  withdrawFee: coinAmount,
  gateFee: coinAmount,
  /** The meaning of the row's amounts is ambiguous (gatewayAmounts.ts). */
  areAmountsUnclear: v.optional(v.boolean(), false),
  confirmations: v.optional(v.nullable(wholeNumber)),
  // Default: accepts deposits; `false` means maintenance.
  depositAllowed: v.optional(looseBoolean, true),
  withdrawalAllowed: v.optional(looseBoolean, true),
});

export type GatewayCoin = v.InferOutput<typeof gatewayCoinSchema>;

/** The coins of a gateway. A list without a usable row is refused: it would look like an empty gateway. */
export const gatewayCoinsSchema = v.object({
  coins: v.pipe(
    rowsOf(gatewayCoinSchema),
    v.check(({ rows }) => rows.length > 0, 'no coin'),
  ),
});

/** The same with the name of its source form. */
const coinsAnswer = v.object({ ...gatewayCoinsSchema.entries, form: v.string() });

const walletParams = v.object({ walletType: nameInPath });

/** A memo sent as a number must be exact: a rounded one belongs to somebody else. */
const memoText = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String));

/** A gateway's refusal in words: a text, or an object with a message. '' for false or 0. */
function refusalWords(error: unknown): string {
  if (!error) return '';
  if (typeof error !== 'object') return String(error);
  return 'message' in error && typeof error.message === 'string' ? error.message : JSON.stringify(error);
}

/** The bot's routes for each gateway: its coins in the model, and answers passed on unchanged. */
export const gatewayPaths = {
  coins: defineRoute({
    method: 'GET',
    path: '/coins',
    params: noParams,
    body: null,
    answer: coinsAnswer,
    ttlSeconds: 60,
  }),
  /** The same list without a cache: signatures and payments rely on it. */
  presentCoins: defineRoute({
    method: 'GET',
    path: '/coins/present',
    params: noParams,
    body: null,
    answer: coinsAnswer,
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
      inputMemo: v.optional(v.nullable(memoText)),
      error: v.optional(v.nullable(v.pipe(v.unknown(), v.transform(refusalWords)))),
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
