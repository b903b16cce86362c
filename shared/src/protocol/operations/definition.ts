import type { Pack } from '../packedValues.ts';
import type { Fact, FactNames } from './facts.ts';
import type { FeeSources, FeeStep } from './feeStep.ts';
import type { FeeParameters, FeeTerms } from './feeTerms.ts';
import type { Movement } from './movement.ts';

/** The members of an operation in packing order, each with its packer (chain.md §5). */
export type Layout<Payload> = { readonly [Member in keyof Payload]-?: Pack } & Readonly<Record<string, Pack>>;

/** The member of an operation that names the paying account. */
type PayerOf<Payload> = {
  [Member in keyof Payload]-?: Payload[Member] extends string ? Member : never;
}[keyof Payload];

/** An operation that the product can pack and price. */
export interface KnownOperation<Payload> {
  /** The member that names the account that pays and acts. */
  readonly payer: PayerOf<Payload>;
  /** `operation` packs operations inside this one. */
  layout(operation: Pack): Layout<Payload>;
  /** The node's built-in fee, in core units, where the chain's schedule lists none (chain.md §8, fee_schedule.hpp). */
  readonly feeDefaults: FeeParameters;
  /** Core units before the schedule's scale (chain.md §8, the node's fee_schedule_calc.cpp). */
  fee(payload: Payload, terms: FeeTerms): bigint;
}

/** An operation that the product signs. */
export interface SignedOperation<Payload> extends KnownOperation<Payload> {
  moves(payload: Payload): Movement;
  /** The part of its result that fees of issuers and pools take; null for an operation that is no trade. */
  feeStep(payload: Payload, sources: FeeSources): FeeStep | null;
  /** Its effects in the words of the review: everything beyond sums and recipients. */
  says(payload: Payload, names: FactNames): readonly Fact[];
  /** False for an operation that facts cannot describe fully: it is never signed. */
  isTellable(payload: Payload, names: Pick<FactNames, 'timed'>): boolean;
  /** True when one sentence describes it fully, so that it can be proposed to others. */
  isProposable(payload: Payload): boolean;
}

export const always = (): boolean => true;
export const never = (): boolean => false;
