import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { AppliedBlock, IncludedTransaction, Ledger } from '../../ledger/ledger.ts';
import { NodeError } from '../../ledger/nodeError.ts';
import type { ProcessedTransaction } from '../../ledger/objects/blocks.ts';
import type { OperationRecord } from '../../ledger/objects/operations.ts';
import { readTransaction } from '../../ledger/operationShapes.ts';
import { type InventedRecord, inventRecord } from './inventedRecord.ts';

/** The transactions that a node accepted and withheld: they reach the chain only when somebody else pushes them. */
export class SwallowedTransactions {
  readonly #ledger: Ledger;
  readonly #isLying: () => boolean;
  /** As they were broadcast, the newest last. */
  readonly received: object[] = [];
  /** Not in a block yet. */
  #waiting: Omit<IncludedTransaction, 'blockNumber' | 'index'>[] = [];
  #placed: IncludedTransaction[] = [];
  #records: InventedRecord[] = [];

  constructor(ledger: Ledger, isLying: () => boolean) {
    this.#ledger = ledger;
    this.#isLying = isLying;
  }

  get isEmpty(): boolean {
    return this.#waiting.length + this.#placed.length === 0;
  }

  get records(): readonly InventedRecord[] {
    return this.#records;
  }

  /** Checks a transaction as if it were accepted, and withholds it. @throws NodeError for a refused one */
  keep(record: object): void {
    this.#check(record);
    this.received.push(record);
  }

  /** Like `keep`, and shows the transaction in the next block. Returns its id. @throws NodeError */
  show(record: object): string {
    const transaction = this.#check(record);
    const id = transactionIdOf(this.#ledger, record);
    this.received.push(record);
    const isKnown = [...this.#waiting, ...this.#placed].some((one) => one.id === id);
    if (!isKnown) this.#waiting.push({ id, transaction });
    return id;
  }

  inBlock(number: number): readonly IncludedTransaction[] {
    return this.#placed.filter(({ blockNumber }) => blockNumber === number);
  }

  find(id: string): Omit<IncludedTransaction, 'blockNumber' | 'index'> | undefined {
    return [...this.#waiting, ...this.#placed].find((one) => one.id === id);
  }

  /** Appends the waiting transactions to the true ones of a block. */
  place({ number, time, transactions }: AppliedBlock): void {
    const placed = this.#waiting.map((one, at) => {
      return { ...one, blockNumber: number, index: transactions.length + at };
    });
    this.#waiting = [];
    this.#placed.push(...placed);
    for (const one of placed) this.#record(one, time);
  }

  /** A lying node accepts transactions based on its lies (a false head, a balance), whatever the chain would decide. */
  #check(record: object): ProcessedTransaction {
    try {
      return this.#ledger.validateTransaction(record);
    } catch (error) {
      if (!(error instanceof NodeError && this.#isLying())) throw error;
      const read = readTransaction(record);
      return { ...read, operation_results: read.operations.map(() => [0, {}]) };
    }
  }

  #record({ blockNumber, index, transaction }: IncludedTransaction, time: string): void {
    transaction.operations.forEach((op, at) => {
      const place: Partial<OperationRecord> = {
        block_num: blockNumber,
        trx_in_block: index,
        op_in_trx: at,
        block_time: time,
      };
      const result = transaction.operation_results[at];
      const known = this.#records.map(({ record }) => record.id);
      const invented = inventRecord(this.#ledger.state, op, known);
      const record = { ...invented.record, ...place, ...(result === undefined ? {} : { result }) };
      this.#records.push({ ...invented, record });
    });
  }

  forget(): void {
    this.#waiting = [];
    this.#placed = [];
    this.#records = [];
  }
}

/** The id of a transaction: 20 bytes of the hash of the signed part. */
export function transactionIdOf(ledger: Ledger, transaction: unknown): string {
  return bytesToHex(sha256(hexToBytes(ledger.transactionHex(transaction, false)))).slice(0, 40);
}
