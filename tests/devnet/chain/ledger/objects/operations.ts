import type { Asset } from './amounts.ts';

export interface ExchangeResult {
  paid: Asset[];
  received: Asset[];
  fees: Asset[];
}

export type OperationResult =
  | [0, Record<string, never>]
  | [1, string]
  | [2, Asset]
  | [3, { new_objects: string[]; updated_objects: string[]; removed_objects: string[] }]
  | [4, ExchangeResult];

/** An operation as stored: members in packing order, amounts as bigint. */
export type StoredOperation = [number, { [member: string]: unknown }];

export interface OperationRecord {
  id: string;
  op: StoredOperation;
  result: OperationResult;
  block_num: number;
  trx_in_block: number;
  op_in_trx: number;
  virtual_op: number;
  is_virtual: boolean;
  block_time: string;
}

export interface AccountHistoryRecord {
  id: string;
  account: string;
  operation_id: string;
  sequence: number;
  next: string;
}
