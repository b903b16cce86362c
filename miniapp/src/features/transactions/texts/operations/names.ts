import type { OperationName } from '@xbts/shared/protocol/operationTypes.ts';

/** What history calls each operation of the chain in one language: one without a name fails the type check. A swap is called so everywhere. */
export type OperationNames = Readonly<Record<Exclude<OperationName, 'liquidity_pool_exchange'>, string>>;
