import type { Memo } from './parts.ts';

/** The members of one operation's fee parameters, in core units. */
export type FeeParameters = Readonly<Record<string, bigint>>;

/** What the fee of an operation is computed from. */
export interface FeeTerms {
  /** The operation's own, by the schedule or the node. */
  readonly parameters: FeeParameters;
  /** Those of another operation. */
  parametersOf(type: number): FeeParameters;
  /** Those that the schedule itself lists. */
  listed(type: number): FeeParameters | undefined;
  /** The price of the operation's own bytes. */
  bodyFee(): bigint;
  /** The price of a memo, by the operation's own price of a kilobyte or another; an absent one is packed as one byte. */
  memoFee(memo: Memo | undefined, pricePerKbyte?: bigint): bigint;
}

/** The fee of an operation that costs the same whatever is in it. */
export const flatFee = (_payload: unknown, { parameters }: FeeTerms): bigint => parameters.fee ?? 0n;

/** A fee with the price of all that is in the operation. */
export const feeBySize = (payload: unknown, terms: FeeTerms): bigint =>
  flatFee(payload, terms) + terms.bodyFee();

const DAY_SECONDS = 86_400;

/** What begun units of a size cost (bitshares-core libraries/protocol/htlc.cpp). */
export const begunFee = (count: number, size: number, price: bigint | undefined): bigint =>
  BigInt(Math.ceil(count / size)) * (price ?? 0n);

/** What begun days cost. */
export const daysFee = (seconds: number, { fee_per_day }: FeeParameters): bigint =>
  begunFee(seconds, DAY_SECONDS, fee_per_day);
