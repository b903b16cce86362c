import type { OperationRecord, OperationResult, StoredOperation } from './objects/operations.ts';

type PendingRecord = Omit<OperationRecord, 'id'>;

/** The place in a block at which operations are applied; collects their records. */
export class OperationLog {
  readonly records: PendingRecord[] = [];
  #block: { number: number; time: string };
  #transaction = 0;
  #operation = 0;
  #virtual = 0;

  constructor(block: { number: number; time: string }) {
    this.#block = block;
  }

  startTransaction(index: number): void {
    this.#transaction = index;
    this.#operation = 0;
    this.#virtual = 0;
  }

  /** Reserves the place of a real operation; its result comes later. */
  startOperation(index: number, op: StoredOperation): void {
    this.#operation = index;
    this.#virtual = 0;
    this.#push(op, [0, {}], false);
  }

  recordVirtual(op: StoredOperation, result: OperationResult): void {
    this.#push(op, result, true);
  }

  /** Reserves the place of a proposed operation, before its own virtual operations. */
  recordProposed(op: StoredOperation, apply: () => OperationResult): void {
    const at = this.records.length;
    this.#push(op, [0, {}], true);
    const result = apply();
    const record = this.records[at];
    if (record !== undefined) record.result = result;
  }

  #push(op: StoredOperation, result: OperationResult, isVirtual: boolean): void {
    this.records.push({
      op,
      result,
      block_num: this.#block.number,
      trx_in_block: this.#transaction,
      op_in_trx: this.#operation,
      virtual_op: this.#virtual,
      is_virtual: isVirtual,
      block_time: this.#block.time,
    });
    this.#virtual += 1;
  }
}
