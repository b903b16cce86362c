import type { Account, Asset, ChainAmount } from '@xbts/shared/protocol/objects.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation, OperationPayloads } from '@xbts/shared/protocol/operations.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import type { ShownCandidate } from '../../../signer/shownFacts.ts';
import type { TranslateReview } from '../texts/reviewTexts.ts';

/** What a sentence is made with. */
export interface Words {
  readonly t: TranslateReview;
  amount(amount: AssetAmount | ChainAmount): string;
  name(assetId: string): string;
  /** The name of an account. */
  account(id: string): string;
  /** Its options as they are now, where they are known. */
  options(id: string): Account['options'] | undefined;
  /** Operations that happen later, one line each. */
  later(operations: readonly (Operation | null)[]): string;
  proposal(id: string): readonly (Operation | null)[];
  timed(id: string): TimedTransfer | undefined;
  /** The name behind a vote id. */
  candidate(voteId: string): string;
}

/** What sentences name things by. */
export interface Named {
  readonly assets: readonly Pick<Asset, 'id' | 'symbol' | 'precision'>[];
  readonly accounts: readonly (Pick<Account, 'id' | 'name'> & Partial<Pick<Account, 'options'>>)[];
  readonly proposals?: readonly Pick<Proposal, 'id' | 'operations'>[];
  readonly timed?: readonly TimedTransfer[];
  readonly candidates?: readonly ShownCandidate[];
}

/** A sentence for each kind of operation. */
export type Sentences = {
  [Type in keyof OperationPayloads]?: (
    operation: OperationPayloads[Type],
    words: Words,
  ) => string | undefined;
};

/** A time of the chain as the sheet writes it. */
export const momentText = (chainTime: string, addSeconds = 0): string =>
  formatDateTime(parseChainTime(chainTime) + addSeconds * 1000);
