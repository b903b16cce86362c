import type { Memo } from './parts.ts';

/** The members of one operation's fee parameters, in core units. */
export type FeeParameters = Readonly<Record<string, bigint>>;

/** The inputs of an operation's fee. */
export interface FeeTerms {
  /** The operation's own parameters, by the schedule or the node. */
  readonly parameters: FeeParameters;
  /** Another operation's parameters. */
  parametersOf(type: number): FeeParameters;
  /** Parameters that the schedule itself lists. */
  listed(type: number): FeeParameters | undefined;
  /** The price of the operation's own bytes. */
  bodyFee(): bigint;
  /**
   * The price of a memo, by the operation's own price per kilobyte or another; an absent memo is packed as one byte.
   */
  memoFee(memo: Memo | undefined, pricePerKbyte?: bigint): bigint;
}

/** The fee of an operation of any content. */
export const flatFee = (_payload: unknown, { parameters }: FeeTerms): bigint => parameters.fee ?? 0n;

/** A fee plus the price of the operation's size. */
export const feeBySize = (payload: unknown, terms: FeeTerms): bigint =>
  flatFee(payload, terms) + terms.bodyFee();

const DAY_SECONDS = 86_400;

/** The cost of started units of a size (bitshares-core libraries/protocol/htlc.cpp). */
export const begunFee = (count: number, size: number, price: bigint | undefined): bigint =>
  BigInt(Math.ceil(count / size)) * (price ?? 0n);

/** The cost of started days. */
export const daysFee = (seconds: number, { fee_per_day }: FeeParameters): bigint =>
  begunFee(seconds, DAY_SECONDS, fee_per_day);
