import type { Operation, SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import type { AgreedFacts, ShownFacts } from '../shownFacts.ts';

/** A memo to be encrypted in the worker, for the operation at `index`, to the holder of `toKey`. */
export interface PlainMemo {
  readonly index: number;
  readonly text: string;
  readonly toKey: string;
}

/** What the page asks to be signed: the very operations that the review sheet shows. */
export interface SigningRequest {
  readonly account: string;
  readonly chainId: string;
  readonly operations: readonly Operation[];
  readonly memos: readonly PlainMemo[];
  readonly reference: { readonly ref_block_num: number; readonly ref_block_prefix: number };
  /** UTC without a zone letter, by the chain's clock. */
  readonly expiration: string;
  /** The account's name as its user typed it, to consent to a change after which its own keys are not enough. */
  readonly typedName?: string;
  /** What the sheet shows of it. */
  readonly shown: ShownFacts;
  readonly agreed: AgreedFacts;
}

export interface SigningAnswer {
  readonly id: string;
  readonly signed: SignedTransaction;
}
