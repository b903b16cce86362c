import * as v from 'valibot';
import { assetAmountSchema, chainTime, hexOf, objectIdOf, smallInt } from './objects.ts';

// Schemas of a node's records: operations, transactions, blocks. See objects.ts.

/** An operation in a history, 1.11.x; the operation's own members are not checked here. */
export const operationRecordSchema = v.object({
  id: objectIdOf('1.11'),
  op: v.tuple([smallInt, v.record(v.string(), v.unknown())]),
  result: v.tuple([smallInt, v.unknown()]),
  block_num: smallInt,
  trx_in_block: smallInt,
  op_in_trx: smallInt,
  virtual_op: smallInt,
  is_virtual: v.optional(v.boolean()),
  block_time: v.optional(chainTime),
});

/** The payment, receipt and cost of an exchange on the chain: operation result 4. */
export const exchangeResultSchema = v.tuple([
  v.literal(4),
  v.object({
    paid: v.array(assetAmountSchema),
    received: v.array(assetAmountSchema),
    fees: v.array(assetAmountSchema),
  }),
]);

/** A transaction inside a block. */
export const processedTransactionSchema = v.object({
  ref_block_num: smallInt,
  ref_block_prefix: smallInt,
  expiration: chainTime,
  operations: v.array(v.tuple([smallInt, v.record(v.string(), v.unknown())])),
  signatures: v.array(hexOf(130)),
  operation_results: v.optional(v.array(v.tuple([smallInt, v.unknown()]))),
});

/** A block; it does not contain its own id. */
export const blockSchema = v.object({
  previous: hexOf(40),
  timestamp: chainTime,
  witness: objectIdOf('1.6'),
  transactions: v.array(processedTransactionSchema),
});

/** A memo inside a recorded operation. */
export const memoSchema = v.object({
  from: v.string(),
  to: v.string(),
  nonce: v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,20}$/u))]),
  message: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})*$/u)),
});

export type OperationRecord = v.InferOutput<typeof operationRecordSchema>;
export type ProcessedTransaction = v.InferOutput<typeof processedTransactionSchema>;
export type Block = v.InferOutput<typeof blockSchema>;
