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
 * One coin of a gateway, in whichever form the gateway told it (gatewayForms.ts). Each member may be missing; without symbol and
 * backingCoin the row is of no use and is dropped.
 */
export const gatewayCoinSchema = v.object({
  symbol: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9.]{2,15}$/u)),
  /** In capitals, as it is read; what a gateway is told is in small letters. */
  backingCoin: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,32}$/u), v.toUpperCase()),
  name: optionalText(64),
  walletType: v.optional(v.nullable(nameInPath)),
  /**
   * The row's `gatewayWallet`: the address in the other network that everybody deposits to, with the memo `dex:{account}`. It is no account
   * of this chain, and nothing on this chain is ever sent to it.
   */
  commonAddress: optionalText(256),
  /** Whom the row calls the asset's issuer, by name or id. Withdrawals go to the one that the chain names; a row that names another is refused. */
  namedIssuers: v.optional(v.array(plainText(63)), []),
  memoSupport: v.optional(looseBoolean, false),
  minAmount: coinAmount,
  withdrawFee: coinAmount,
  gateFee: coinAmount,
  /** The row leaves open what its amounts mean (gatewayAmounts.ts). */
  areAmountsUnclear: v.optional(v.boolean(), false),
  confirmations: v.optional(v.nullable(wholeNumber)),
  // A gateway that does not say takes deposits; one that says no is in maintenance.
  depositAllowed: v.optional(looseBoolean, true),
  withdrawalAllowed: v.optional(looseBoolean, true),
});

export type GatewayCoin = v.InferOutput<typeof gatewayCoinSchema>;

/** The coins of a gateway. A list without a row of use is none: it would look like a gateway that has nothing. */
export const gatewayCoinsSchema = v.object({
  coins: v.pipe(
    rowsOf(gatewayCoinSchema),
    v.check(({ rows }) => rows.length > 0, 'no coin'),
  ),
});

/** The same with the name of the form that the gateway told it in. */
const coinsAnswer = v.object({ ...gatewayCoinsSchema.entries, form: v.string() });

const walletParams = v.object({ walletType: nameInPath });

/** A memo sent as a number is exact, or it is none: a rounded one is somebody else's. */
const memoText = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String));

/** What a gateway says against a request, in words: a text, or an object with a message. '' where it says nothing: false, 0. */
function refusalWords(error: unknown): string {
  if (!error) return '';
  if (typeof error !== 'object') return String(error);
  return 'message' in error && typeof error.message === 'string' ? error.message : JSON.stringify(error);
}

/** What the bot serves of each gateway: its coins in the model, and what is passed on as it is. */
export const gatewayPaths = {
  coins: defineRoute({
    method: 'GET',
    path: '/coins',
    params: noParams,
    body: null,
    answer: coinsAnswer,
    ttlSeconds: 60,
  }),
  /** The same list without a cache: what is signed or paid relies on it. */
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
