import type { OperationName } from '@xbts/shared/protocol/operationTypes.ts';

/**
 * The name of each operation of the chain in one language, for the history: a missing name fails the type check. A swap
 * has the same name everywhere.
 */
export type OperationNames = Readonly<Record<Exclude<OperationName, 'liquidity_pool_exchange'>, string>>;
