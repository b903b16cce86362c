import { msOfChainTime } from '../chainTime.ts';
import type { ChainAmount } from '../objects.ts';
import type { TimedTransfer } from '../timedTransfers.ts';
import type { AccountOptions, AssetAmount } from './parts.ts';

/** Units of an asset; without a symbol only their number is shown. */
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

/** One effect of an operation: its kind, which has a sentence in each language, and the values in that sentence. */
export interface Fact<Kind extends string = string> {
  readonly kind: Kind;
  readonly values: Readonly<Record<string, FactValue>>;
}

export const fact = <const Kind extends string>(
  kind: Kind,
  values: Readonly<Record<string, FactValue>> = {},
): Fact<Kind> => ({ kind, values });

/** A chain time plus seconds. */
export const momentOf = (chainTime: string, addSeconds = 0): FactMoment => ({
  moment: msOfChainTime(chainTime) + addSeconds * 1000,
});

/** A percentage from the chain's hundredths: 30 is 0.3 %. */
export const percentOf = (hundredths: number): string => String(hundredths / 100);

/** A proposed operation's description: payer, fee, and all effects. */
export type LaterFact = Fact<'later' | 'laterSealed' | 'untold'>;

/** The source of names in facts. */
export interface FactNames {
  amount(amount: AssetAmount | ChainAmount): FactAmount;
  symbol(assetId: string): string;
  /** The name of an account. */
  account(id: string): string;
  /** Its present options, if known. */
  options(id: string): Omit<AccountOptions, 'extensions'> | undefined;
  /** The name behind a vote id. */
  candidate(voteId: string): string;
  /** A timed transfer; undefined when unknown. */
  timed(id: string): TimedTransfer | undefined;
  /** The effects of proposed operations, one fact each. */
  later(operations: readonly unknown[]): readonly LaterFact[];
  /** The effects of a proposal's operations. */
  proposal(id: string): readonly LaterFact[];
  /** True when the operation is part of a proposal, which the sheet's lines do not cover. */
  readonly isProposed: boolean;
}
