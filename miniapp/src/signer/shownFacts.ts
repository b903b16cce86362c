import type { MarketFee } from '@xbts/shared/protocol/marketFee.ts';
import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import type { Fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';

/** An amount of one asset as a line of the review sheet. */
export interface ShownLine {
  readonly assetId: string;
  readonly symbol: string;
  readonly precision: number;
  readonly units: bigint;
}

export interface ShownParty {
  readonly id: string;
  readonly name: string;
}

/** A memo on the review sheet: its operation, its recipient and its text. */
export interface ShownMemo {
  readonly index: number;
  /** Name of the recipient. */
  readonly to: string;
  readonly text: string;
}

/** A candidate for votes. */
export interface ShownCandidate {
  /** `type:instance` */
  readonly voteId: string;
  readonly name: string;
}

/** A change of votes as the sheet lists it. */
export interface ShownVotes {
  /** The new proxy; null when it stays. */
  readonly proxy: ShownParty | null;
  readonly added: readonly ShownCandidate[];
  readonly removed: readonly ShownCandidate[];
}

export interface ShownNote {
  readonly value: string;
  /**
   * The value is a part of a memo, between its colons, by which a gateway pays: the operations go to the issuer of the
   * moved asset.
   */
  readonly isInMemo: boolean;
}

/** The review sheet's content as data: the worker checks it against the operations before it signs them. */
export interface ShownFacts {
  readonly payer: ShownParty;
  readonly recipients: readonly ShownParty[];
  readonly leaves: readonly ShownLine[];
  readonly arrives: readonly ShownLine[];
  /** The minimum that orders bring once their whole offer is sold, after market fees. */
  readonly wants: readonly ShownLine[];
  readonly fees: readonly ShownLine[];
  /** In the order of the request's memos. */
  readonly memos: readonly ShownMemo[];
  /** Lines that the page adds. Their prices and shares cannot be checked; ids and parts of memos are. */
  readonly notes: readonly ShownNote[];
  /**
   * The facts of each operation, including its proposed or approved operations; empty when amounts and recipient
   * describe it fully.
   */
  readonly steps: readonly (readonly Fact[])[];
  /** Arrivals at the present state, at least the operations' guarantees. */
  readonly expects: readonly ShownLine[];
  /** Possible remainders of middle assets. */
  readonly mayRemain: readonly ShownLine[];
  /** Added and removed votes; only when votes change. */
  readonly votes?: ShownVotes;
}

/** An asset by the nodes' agreement; trades need its market fee, and withdrawals its issuer. */
export interface AgreedAsset extends Pick<Asset, 'id' | 'symbol' | 'precision'> {
  readonly marketFee?: MarketFee;
  readonly issuer?: string;
}

/** The content of a proposal, all of which words can describe. */
export interface AgreedProposal {
  readonly id: string;
  readonly operations: readonly Operation[];
}

/** The facts that nodes of different operators agree on; they give the operations their meaning. */
export interface AgreedFacts {
  /** Time of the transaction's reference block, milliseconds. */
  readonly time: number;
  /** The number of agreeing nodes. */
  readonly nodes: number;
  /** The payer, all recipients and the accounts that proposals name. */
  readonly accounts: readonly Pick<Account, 'id' | 'name' | 'owner' | 'active' | 'options'>[];
  /** All assets that are moved, named or paid as a fee. */
  readonly assets: readonly AgreedAsset[];
  /** The candidates behind the changed vote ids. */
  readonly candidates?: readonly ShownCandidate[];
  /** The new proxy account, if it changes. */
  readonly proxy?: ShownParty;
  /** The approved proposals. */
  readonly proposals?: readonly AgreedProposal[];
  /** Timed transfers that are claimed or extended. */
  readonly timed?: readonly TimedTransfer[];
}
