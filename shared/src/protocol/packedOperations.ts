import { type KnownType, operations } from './operations.ts';
import { list, nothing, struct, variant } from './packedCollections.ts';
import { type Pack, time, uint16, uint32 } from './packedValues.ts';

/** True for the number of an operation with a known layout. */
export function isKnownType(type: number): type is KnownType {
  return Object.hasOwn(operations, type);
}

/** The known operations by their numbers; `operation` packs those inside others. */
export const packedBy = (operation: Pack): Readonly<Record<number, Pack>> =>
  Object.fromEntries(
    Object.entries(operations).map(([type, { layout }]) => [type, struct(layout(operation))]),
  );

/** A known operation: its number, then its members. Proposed operations may be any known ones, including proposals. */
export const packedOperation: Pack = variant(packedBy((value, out) => packedOperation(value, out)));

/** A transaction without its signatures, of such operations. */
export const transactionOf = (operation: Pack): Pack =>
  struct({
    ref_block_num: uint16,
    ref_block_prefix: uint32,
    expiration: time,
    operations: list(operation),
    extensions: nothing,
  });

/** A transaction without its signatures. */
export const packedTransaction: Pack = transactionOf(packedOperation);
