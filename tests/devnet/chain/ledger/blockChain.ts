import { blockIdOf } from '@xbts/shared/protocol/blockHeader.ts';
import type { Codec } from '@xbts/shared/protocol/codec.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { recordOperation } from './accountHistory.ts';
import {
  applyOperations,
  checkTransaction,
  measureWith,
  type PackedTransaction,
} from './applyTransaction.ts';
import { buildBlock, NO_BLOCK_ID, prefixOf } from './blockBuilding.ts';
import type { AppliedBlock, IncludedTransaction } from './ledger.ts';
import { performMaintenance } from './maintenance.ts';
import { dropOldFills, recordFill, rollTickers } from './marketHistory.ts';
import { NodeError } from './nodeError.ts';
import type { BlockSummary, ProcessedTransaction, SignedBlock } from './objects/blocks.ts';
import type { FillOrder } from './objects/market.ts';
import type { OperationRecord } from './objects/operations.ts';
import { OperationLog } from './operationLog.ts';
import { endOrder } from './orderCancelling.ts';
import { recordPoolOperation, rollPoolStatistics } from './poolHistory.ts';
import { contextOf, endProposals } from './proposals.ts';
import type { State } from './state.ts';
import { toSeconds, toTime } from './time.ts';
import { returnExpired } from './timedTransfers.ts';
import { payWitness } from './witnessPay.ts';
import { drawRound, moveIrreversible, scheduledWitness } from './witnessSchedule.ts';

const TAPOS_MASK = 0xffff;

/** A transaction and the keys that signed it; undefined for a trusted one. */
export interface SignedPack extends PackedTransaction {
  readonly keys: readonly string[] | undefined;
}

/** Makes a block's id. */
export type BlockIdOf = (number: number, block: SignedBlock) => string;

/** The blocks so far and how the next one is applied (C/db_block.cpp _apply_block). */
export class BlockChain {
  readonly #state: State;
  readonly #codec: Codec;
  readonly #blocks: { id: string; block: SignedBlock }[] = [];
  readonly #included = new Map<string, IncludedTransaction>();
  readonly #blockId: BlockIdOf;
  #nextFillToRoll = 0;
  #nextPoolRecordToRoll = 0;

  constructor(state: State, codec: Codec, blockId: BlockIdOf = (_number, block) => blockIdOf(block)) {
    this.#state = state;
    this.#codec = codec;
    this.#blockId = blockId;
  }

  block(number: number): SignedBlock | undefined {
    return this.#blocks[number - 1]?.block;
  }

  blockId(number: number): string | undefined {
    return this.#blocks[number - 1]?.id;
  }

  included(id: string): IncludedTransaction | undefined {
    return this.#included.get(id);
  }

  /**
   * Object 2.8.reference: the last block whose number ends in these 16 bits. It is computed, not stored: a real node
   * has all 65,536.
   */
  summary(reference: number): BlockSummary {
    const head = this.#blocks.length;
    const number = head - ((head - reference) & TAPOS_MASK);
    return { id: `2.8.${reference}`, block_id: this.blockId(number) ?? NO_BLOCK_ID };
  }

  /** The required ref_block_prefix for a ref_block_num (chain.md §4). */
  referencePrefix(reference: number): number {
    return prefixOf(this.summary(reference & TAPOS_MASK).block_id);
  }

  /** Checks and applies one transaction; undoes it and throws when it is refused. Returns the results. */
  applyTransaction(packed: SignedPack, log: OperationLog): ProcessedTransaction {
    const { store } = this.#state;
    const mark = store.mark();
    const recorded = log.records.length;
    try {
      checkTransaction(this.#state, packed, packed.keys, (number) => this.referencePrefix(number));
      const context = contextOf(this.#state, log, measureWith(this.#codec));
      const starts: number[] = [];
      const results = applyOperations(context, packed, this.#codec, (index, operation) => {
        starts.push(log.records.length);
        log.startOperation(index, operation);
      });
      starts.forEach((start, index) => {
        const record = log.records[start];
        const result = results[index];
        if (record !== undefined && result !== undefined) record.result = result;
      });
      return { ...packed.transaction, operation_results: results };
    } catch (error) {
      store.undoTo(mark);
      log.records.length = recorded;
      throw error;
    }
  }

  /** A log for transactions that are not in a block yet. */
  pendingLog(): OperationLog {
    return new OperationLog(this.#state.blockBeingBuilt());
  }

  /** Applies the candidates in order, leaves refused ones out, and ends the block. The state must be the head's. */
  applyBlock(candidates: readonly SignedPack[], seconds: number): AppliedBlock {
    const state = this.#state;
    const number = this.#blocks.length + 1;
    const time = toTime(seconds);
    state.startBlock({ number, time });
    const isMaintenance = toSeconds(state.dynamic.next_maintenance_time) <= seconds;
    const log = new OperationLog({ number, time });
    const packed: SignedPack[] = [];
    const transactions: ProcessedTransaction[] = [];
    for (const candidate of candidates) {
      log.startTransaction(packed.length);
      const applied = this.#tryTransaction(candidate, log);
      if (applied === undefined) continue;
      packed.push(candidate);
      transactions.push(applied);
    }
    const witness = scheduledWitness(state, number);
    const previous = this.blockId(number - 1) ?? NO_BLOCK_ID;
    const block = buildBlock({ previous, time, witness, packed, transactions });
    const id = this.#blockId(number, block);
    this.#blocks.push({ id, block });
    const included = packed.map((one, index): IncludedTransaction => {
      const transaction = transactions[index] ?? { ...one.transaction, operation_results: [] };
      return { id: one.id, blockNumber: number, index, transaction };
    });
    for (const one of included) this.#included.set(one.id, one);
    this.#moveHead(number, id, time, witness);
    if (isMaintenance) performMaintenance(state);
    this.#clearExpired(log, transactions.length);
    const operations = this.#recordHistory(log, time);
    const { changed, ...others } = state.store.changes();
    const changes = { ...others, changed: [...changed, `2.8.${number & TAPOS_MASK}`] };
    state.startBlock(undefined);
    state.store.forgetLog();
    return { number, id, time, block, transactions: included, operations, ...changes };
  }

  #tryTransaction(candidate: SignedPack, log: OperationLog): ProcessedTransaction | undefined {
    try {
      return this.applyTransaction(candidate, log);
    } catch (error) {
      // A pending transaction that the block's earlier ones made invalid is dropped, as a node does.
      if (error instanceof NodeError) return undefined;
      throw error;
    }
  }

  #moveHead(number: number, id: string, time: string, witness: string): void {
    const { store, dynamic, global } = this.#state;
    const elapsed = toSeconds(time) - toSeconds(dynamic.time);
    const current_aslot = dynamic.current_aslot + Math.round(elapsed / global.parameters.block_interval);
    store.modify('2.1', '2.1.0', {
      head_block_number: number,
      head_block_id: id,
      time,
      current_witness: witness,
      current_aslot,
    });
    store.modify('1.6', witness, {
      last_aslot: current_aslot,
      last_confirmed_block_num: number,
    });
    payWitness(this.#state, witness);
    moveIrreversible(this.#state);
    drawRound(this.#state);
  }

  /** Forgets transaction ids past their expiration, then ends proposals, expired orders and timed transfers. */
  #clearExpired(log: OperationLog, transactionCount: number): void {
    const state = this.#state;
    const now = toSeconds(state.dynamic.time);
    for (const { id, trx } of state.all('2.7')) {
      if (toSeconds(trx.expiration) < now) state.store.remove(id);
    }
    log.startTransaction(transactionCount);
    const context = contextOf(state, log, measureWith(this.#codec));
    endProposals(state, context.proposals);
    for (const order of [...state.all('1.7')]) {
      if (toSeconds(order.expiration) <= now) endOrder(context, order);
    }
    returnExpired(context);
  }

  /** Records an applied block as the history plugins do. */
  #recordHistory(log: OperationLog, time: string): OperationRecord[] {
    const state = this.#state;
    const operations = log.records.map((record) => recordOperation(state, record));
    const fills = operations.filter(({ op }) => op[0] === operationType.fill_order).map(readFill);
    for (const record of operations) recordPoolOperation(state, record);
    for (const fill of fills) recordFill(state, fill, time);
    this.#nextFillToRoll = rollTickers(state, this.#nextFillToRoll, time);
    for (const fill of fills) dropOldFills(state, fill, this.#nextFillToRoll, time);
    this.#nextPoolRecordToRoll = rollPoolStatistics(state, this.#nextPoolRecordToRoll, time);
    return operations;
  }
}

function readFill({ op }: OperationRecord): FillOrder {
  const [, members] = op;
  return members as { [member: string]: unknown } & FillOrder;
}
