import { msOfChainTime } from '../chainTime.ts';
import type { ChainAmount } from '../objects.ts';
import type { TimedTransfer } from '../timedTransfers.ts';
import type { AccountOptions, AssetAmount } from './parts.ts';

/** Units of an asset; without a symbol only their number is told. */
export interface FactAmount {
  readonly units: bigint;
  readonly precision: number;
  readonly assetId?: string;
  readonly symbol?: string;
}

/** A moment, milliseconds since 1970. */
export interface FactMoment {
  readonly moment: number;
}

export type FactValue = string | number | FactAmount | FactMoment | readonly Fact[];

/** One thing that an operation does: its kind, which has a sentence in each language, and the values in that sentence. */
export interface Fact<Kind extends string = string> {
  readonly kind: Kind;
  readonly values: Readonly<Record<string, FactValue>>;
}

export const fact = <const Kind extends string>(
  kind: Kind,
  values: Readonly<Record<string, FactValue>> = {},
): Fact<Kind> => ({ kind, values });

/** A time of the chain, and so many seconds later. */
export const momentOf = (chainTime: string, addSeconds = 0): FactMoment => ({
  moment: msOfChainTime(chainTime) + addSeconds * 1000,
});

/** Hundredths of a percent as the chain has them: 30 is 0.3 %. */
export const percentOf = (hundredths: number): string => String(hundredths / 100);

/** What an operation is, once it is approved: who pays, what fee, and all that it does. */
export type LaterFact = Fact<'later' | 'laterSealed' | 'untold'>;

/** What facts name things by. */
export interface FactNames {
  amount(amount: AssetAmount | ChainAmount): FactAmount;
  symbol(assetId: string): string;
  /** The name of an account. */
  account(id: string): string;
  /** Its options as they are now, where they are known. */
  options(id: string): Omit<AccountOptions, 'extensions'> | undefined;
  /** The name behind a vote id. */
  candidate(voteId: string): string;
  /** A timed transfer; undefined where nobody knows it. */
  timed(id: string): TimedTransfer | undefined;
  /** What operations do that are proposed, one fact each. */
  later(operations: readonly unknown[]): readonly LaterFact[];
  /** What the operations of a proposal do. */
  proposal(id: string): readonly LaterFact[];
  /** True where the operation is a part of a proposal, of which no line of the sheet tells. */
  readonly isProposed: boolean;
}
