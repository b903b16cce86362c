import type { AgreedWitnesses, WitnessReading } from '@xbts/shared/protocol/agreedWitnesses.ts';
import type { SignedHeader } from '@xbts/shared/protocol/blockHeader.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import type { BlockProof } from '@xbts/shared/protocol/blockProof.ts';
import type { SignedCount } from '@xbts/shared/protocol/witnessSet.ts';

/** What is to be proven: that a transaction stands in a block, and who has signed the block or one on top of it. */
export interface ProofQuestion {
  readonly chainId: string;
  readonly transactionId: string;
  readonly block: WholeBlock;
  /** Its place in the block, from 0. */
  readonly index: number;
  /** The headers on top of the block, up to the head. */
  readonly above: readonly SignedHeader[];
  /** Witnesses that this device knows of that chain. */
  readonly known: AgreedWitnesses | null;
  /** True when the proof itself is wanted, to be exported. */
  readonly isExport: boolean;
}

/** signed: proven, by so many witnesses · unpackable: an operation of the block can't be packed here, so that nothing can be said. */
export type ProofAnswer =
  | {
      readonly kind: 'signed';
      readonly count: SignedCount;
      readonly witnesses: AgreedWitnesses;
      readonly proof: BlockProof | null;
    }
  | { readonly kind: 'unpackable' };

/** The witnesses as two nodes named them. */
export interface WitnessAnswer {
  readonly reading: WitnessReading;
  readonly nodes: readonly string[];
}

/** From the page: a question, or what the worker needed. */
export type ToProofWorker =
  | { readonly id: number; readonly question: ProofQuestion }
  | { readonly needed: number; readonly witnesses: WitnessAnswer | null };

/** From the worker: an answer, a failure, or what it needs to go on. */
export type FromProofWorker =
  | { readonly id: number; readonly answer: ProofAnswer }
  | { readonly id: number; readonly code: string; readonly facts: Readonly<Record<string, string | number>> }
  | { readonly needs: number };
