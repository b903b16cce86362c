import type { AgreedWitnesses, WitnessReading } from '@xbts/shared/protocol/agreedWitnesses.ts';
import type { SignedHeader } from '@xbts/shared/protocol/blockHeader.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import type { BlockProof } from '@xbts/shared/protocol/blockProof.ts';
import type { SignedCount } from '@xbts/shared/protocol/witnessSet.ts';

/** The claim to prove: that a block contains a transaction, and who has signed the block or one on top of it. */
export interface ProofQuestion {
  readonly chainId: string;
  readonly transactionId: string;
  readonly block: WholeBlock;
  /** Its index in the block, from 0. */
  readonly index: number;
  /** The headers on top of the block, up to the head. */
  readonly above: readonly SignedHeader[];
  /** The chain's witnesses known to this device. */
  readonly known: AgreedWitnesses | null;
  /** True when the proof itself is wanted, for export. */
  readonly isExport: boolean;
}

/**
 * signed: proven, by a number of witnesses · unpackable: an operation of the block cannot be packed here, so there is
 * no result.
 */
export type ProofAnswer =
  | {
      readonly kind: 'signed';
      readonly count: SignedCount;
      readonly witnesses: AgreedWitnesses;
      readonly proof: BlockProof | null;
    }
  | { readonly kind: 'unpackable' };

/** The witnesses that two nodes agree on. */
export interface WitnessAnswer {
  readonly reading: WitnessReading;
  readonly nodes: readonly string[];
}

/** From the page: a question, or the witnesses that the worker asked for. */
export type ToProofWorker =
  | { readonly id: number; readonly question: ProofQuestion }
  | { readonly needed: number; readonly witnesses: WitnessAnswer | null };

/** From the worker: an answer, a failure, or a request for witnesses. */
export type FromProofWorker =
  | { readonly id: number; readonly answer: ProofAnswer }
  | { readonly id: number; readonly code: string; readonly facts: Readonly<Record<string, string | number>> }
  | { readonly needs: number };
