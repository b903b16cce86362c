import type { Operation, SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import type { AgreedFacts, ShownFacts } from '../shownFacts.ts';

/** A memo for the worker to encrypt, for the operation at `index`, to the holder of `toKey`. */
export interface PlainMemo {
  readonly index: number;
  readonly text: string;
  readonly toKey: string;
}

/** The page's signing request: exactly the operations of the review sheet. */
export interface SigningRequest {
  readonly account: string;
  readonly chainId: string;
  readonly operations: readonly Operation[];
  readonly memos: readonly PlainMemo[];
  readonly reference: { readonly ref_block_num: number; readonly ref_block_prefix: number };
  /** UTC without a zone letter, by the chain's clock. */
  readonly expiration: string;
  /** The account's name as its user typed it, as consent to a change after which its own keys no longer suffice. */
  readonly typedName?: string;
  /** The sheet's content. */
  readonly shown: ShownFacts;
  readonly agreed: AgreedFacts;
}

export interface SigningAnswer {
  readonly id: string;
  readonly signed: SignedTransaction;
}
