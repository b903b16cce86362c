import { bytesToHex } from '@noble/hashes/utils.js';
import type { Codec } from '@xbts/shared/protocol/codec.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { referenceOf } from '@xbts/shared/protocol/transaction.ts';
import {
  jsonOf,
  measureWith,
  packTransaction,
  signersOf,
  validateTransaction,
  withTransactionFrames,
} from './applyTransaction.ts';
import { missingSigners, potentialSigners, verifyAuthority } from './authorities.ts';
import type { BlockChain, SignedPack } from './blockChain.ts';
import type {
  AppliedBlock,
  FeeAnswer,
  Head,
  IncludedTransaction,
  Ledger,
  PushOptions,
  RequiredFee,
} from './ledger.ts';
import { assertChain, NodeError } from './nodeError.ts';
import type { BlockSummary, ProcessedTransaction, SignedBlock, StoredTransaction } from './objects/blocks.ts';
import type { StoredOperation } from './objects/operations.ts';
import { readOperation, readTransaction } from './operationShapes.ts';
import { proposedIn } from './proposals.ts';
import { list } from './readers.ts';
import { feeInAsset, requiredFee } from './requiredFee.ts';
import type { State } from './state.ts';
import { toSeconds, toTime } from './time.ts';

/** The chain in memory: pending transactions on top of the head block. */
export class MemoryLedger implements Ledger {
  readonly chainId: string;
  readonly state: State;
  readonly #codec: Codec;
  readonly #now: () => number;
  readonly #chain: BlockChain;
  readonly #blockListeners = new Set<(applied: AppliedBlock) => void>();
  readonly #pendingListeners = new Set<(transaction: ProcessedTransaction) => void>();
  #pending: { packed: SignedPack; transaction: ProcessedTransaction }[] = [];
  #serial = 0;

  constructor(state: State, codec: Codec, now: () => number, chain: BlockChain) {
    this.chainId = state.get('2.11', '2.11.0').chain_id;
    this.state = state;
    this.#codec = codec;
    this.#now = now;
    this.#chain = chain;
  }

  head(): Head {
    const { head_block_number, head_block_id, time, last_irreversible_block_num } = this.state.dynamic;
    return { number: head_block_number, id: head_block_id, time, irreversible: last_irreversible_block_num };
  }

  block(number: number): SignedBlock | undefined {
    return this.#chain.block(number);
  }

  blockId(number: number): string | undefined {
    return this.#chain.blockId(number);
  }

  blockSummary(reference: number): BlockSummary {
    return this.#chain.summary(reference);
  }

  transaction(id: string): IncludedTransaction | undefined {
    return this.#chain.included(id);
  }

  isRecent(id: string): boolean {
    return this.state.knowsTransaction(id);
  }

  pending(): { id: string; transaction: ProcessedTransaction }[] {
    return this.#pending.map(({ packed, transaction }) => ({ id: packed.id, transaction }));
  }

  pushTransaction(transaction: unknown, { isTrusted = false }: PushOptions = {}): { id: string } {
    const read = readTransaction(transaction);
    return { id: this.#push(read, isTrusted).id };
  }

  pushOperations(operations: [number, object][]): { id: string; transaction: ProcessedTransaction } {
    const { id, time } = this.head();
    // Expirations differ, so that equal operations are not duplicates.
    this.#serial = (this.#serial + 1) % TRUSTED_EXPIRATION_SECONDS;
    const read = readTransaction({
      ...referenceOf(id),
      expiration: toTime(toSeconds(time) + this.#serial),
      operations,
    });
    return this.#push(read, true);
  }

  validateTransaction(transaction: unknown): ProcessedTransaction {
    const read = readTransaction(transaction);
    const mark = this.state.store.mark();
    const packed = this.#pack(read, false);
    const applied = this.#apply(packed);
    this.state.store.undoTo(mark);
    return applied;
  }

  requiredFees(operations: unknown, assetId: string): RequiredFee[] {
    const measure = measureWith(this.#codec);
    const asset = this.state.asset(assetId);
    return list(readOperation)(operations).map((operation) =>
      feeInAsset(this.state, requiredFee(this.state, operation, measure), asset.id),
    );
  }

  feeAnswers(operations: unknown, assetId: string): FeeAnswer[] {
    const feeOf = (operation: StoredOperation): RequiredFee => {
      const [fee] = this.requiredFees([operation], assetId);
      return fee ?? { amount: 0n, asset_id: assetId };
    };
    return list(readOperation)(operations).map((operation) => feeAnswerOf(operation, feeOf));
  }

  requiredSignatures(transaction: unknown, keys: string[]): string[] {
    const packed = packTransaction(this.#codec, readTransaction(transaction));
    return missingSigners(this.state, packed.transaction, signersOf(packed, this.chainId), keys);
  }

  potentialSignatures(transaction: unknown): string[] {
    const packed = packTransaction(this.#codec, readTransaction(transaction));
    return potentialSigners(this.state, packed.transaction, signersOf(packed, this.chainId));
  }

  verifyAuthority(transaction: unknown): true {
    const packed = packTransaction(this.#codec, readTransaction(transaction));
    verifyAuthority(this.state, packed.transaction, signersOf(packed, this.chainId));
    return true;
  }

  transactionHex(transaction: unknown, isSigned: boolean): string {
    const read = readTransaction(transaction);
    const packed = packTransaction(this.#codec, read);
    return bytesToHex(isSigned ? this.#codec.signedTransaction(jsonOf(read)) : packed.bytes);
  }

  produceBlock(atSeconds: number = this.#now() / 1000): AppliedBlock {
    const candidates = this.#pending.map(({ packed }) => packed);
    this.#pending = [];
    this.state.store.undoTo(0);
    const headSeconds = toSeconds(this.state.dynamic.time);
    const applied = this.#chain.applyBlock(candidates, Math.max(Math.floor(atSeconds), headSeconds));
    for (const listener of [...this.#blockListeners]) listener(applied);
    return applied;
  }

  onBlock(listener: (applied: AppliedBlock) => void): () => void {
    this.#blockListeners.add(listener);
    return () => this.#blockListeners.delete(listener);
  }

  onPending(listener: (transaction: ProcessedTransaction) => void): () => void {
    this.#pendingListeners.add(listener);
    return () => this.#pendingListeners.delete(listener);
  }

  #push(read: StoredTransaction, isTrusted: boolean): { id: string; transaction: ProcessedTransaction } {
    const packed = this.#pack(read, isTrusted);
    const transaction = this.#apply(packed);
    this.#pending.push({ packed, transaction });
    for (const listener of [...this.#pendingListeners]) listener(transaction);
    return { id: packed.id, transaction };
  }

  #pack(read: StoredTransaction, isTrusted: boolean): SignedPack {
    validateTransaction(read);
    const packed = packTransaction(this.#codec, read);
    return { ...packed, keys: isTrusted ? undefined : signersOf(packed, this.chainId) };
  }

  #apply(packed: SignedPack): ProcessedTransaction {
    try {
      return this.#chain.applyTransaction(packed, this.#chain.pendingLog());
    } catch (error) {
      throw error instanceof NodeError ? withTransactionFrames(error, packed.transaction) : error;
    }
  }
}

/** An operation's fee; for a proposal with those of its operations (A/database_api.cpp). */
function feeAnswerOf(
  operation: StoredOperation,
  feeOf: (each: StoredOperation) => RequiredFee,
  depth = 0,
): FeeAnswer {
  if (operation[0] !== operationType.proposal_create) return feeOf(operation);
  const place = { file: 'database_api.cpp', line: 0, method: 'set_proposal_create_op_fees' };
  assertChain(depth < MAX_FEE_NESTING, place, 'current_recursion < max_recursion');
  const nested = proposedIn(operation).map((each) => feeAnswerOf(each, feeOf, depth + 1));
  return [feeOf(operation), nested];
}

const MAX_FEE_NESTING = 4;
const TRUSTED_EXPIRATION_SECONDS = 80_000;
