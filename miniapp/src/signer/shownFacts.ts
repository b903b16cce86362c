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

/** A memo as the review sheet shows it: with which operation, to whom, and what it says. */
export interface ShownMemo {
  readonly index: number;
  /** Name of the recipient. */
  readonly to: string;
  readonly text: string;
}

/** Somebody who can be voted for. */
export interface ShownCandidate {
  /** `type:instance` */
  readonly voteId: string;
  readonly name: string;
}

/** What a change of votes does, as the sheet lists it. */
export interface ShownVotes {
  /** The proxy from then on; null when that stays. */
  readonly proxy: ShownParty | null;
  readonly added: readonly ShownCandidate[];
  readonly removed: readonly ShownCandidate[];
}

export interface ShownNote {
  readonly value: string;
  /** The value is a part of a memo, between its colons, by which a gateway pays: the operations go to the issuer of what they move. */
  readonly isInMemo: boolean;
}

/** What the review sheet says, as data: the worker holds it against the operations before it signs them. */
export interface ShownFacts {
  readonly payer: ShownParty;
  readonly recipients: readonly ShownParty[];
  readonly leaves: readonly ShownLine[];
  readonly arrives: readonly ShownLine[];
  /** What orders bring at the least once all that they offer is sold, after market fees. */
  readonly wants: readonly ShownLine[];
  readonly fees: readonly ShownLine[];
  /** In the order of the request's. */
  readonly memos: readonly ShownMemo[];
  /** Lines that the page adds. What they say of prices and shares nobody can hold them to; ids and parts of memos are held. */
  readonly notes: readonly ShownNote[];
  /** The facts of each operation, among them what it proposes or approves; none of one whose amounts and recipient tell all of it. */
  readonly steps: readonly (readonly Fact[])[];
  /** What arrives at the present state, at least what the operations guarantee. */
  readonly expects: readonly ShownLine[];
  /** What may remain of assets between. */
  readonly mayRemain: readonly ShownLine[];
  /** Who is voted for from then on and who no more; only where votes change. */
  readonly votes?: ShownVotes;
}

/** An asset as the nodes agree on it; nothing is traded for one whose market fee is not known, nor withdrawn where the issuer is not. */
export interface AgreedAsset extends Pick<Asset, 'id' | 'symbol' | 'precision'> {
  readonly marketFee?: MarketFee;
  readonly issuer?: string;
}

/** What a proposal holds, all of which can be told in words. */
export interface AgreedProposal {
  readonly id: string;
  readonly operations: readonly Operation[];
}

/** What nodes of different operators say alike, which gives the operations their meaning. */
export interface AgreedFacts {
  /** Time of the block that the transaction refers to, milliseconds. */
  readonly time: number;
  /** How many nodes say so. */
  readonly nodes: number;
  /** The payer, all recipients and whom proposals name. */
  readonly accounts: readonly Pick<Account, 'id' | 'name' | 'owner' | 'active' | 'options'>[];
  /** All assets that are moved, named or paid as a fee. */
  readonly assets: readonly AgreedAsset[];
  /** Who stands behind the vote ids that change. */
  readonly candidates?: readonly ShownCandidate[];
  /** The account that is the proxy from then on, where that changes. */
  readonly proxy?: ShownParty;
  /** Those that are approved. */
  readonly proposals?: readonly AgreedProposal[];
  /** Those whose secret is given, or whose time is prolonged. */
  readonly timed?: readonly TimedTransfer[];
}
