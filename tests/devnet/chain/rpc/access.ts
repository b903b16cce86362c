/** The APIs of a connection that the development chain offers. */
export type ApiName =
  | 'login'
  | 'database'
  | 'history'
  | 'network_broadcast'
  | 'asset'
  | 'block'
  | 'orders'
  | 'custom_operations';

/** The default of a node without an api-access file (graphene application.cpp); note the missing APIs. */
export const DEFAULT_ALLOWED_APIS: readonly ApiName[] = [
  'database',
  'network_broadcast',
  'history',
  'orders',
  'custom_operations',
];

/** The development chain's main node also allows APIs that most public nodes deny. */
export const DEVNET_ALLOWED_APIS: readonly ApiName[] = [...DEFAULT_ALLOWED_APIS, 'asset', 'block'];

/** APIs that exist on a real node and are never allowed here. */
export const NEVER_ALLOWED_APIS: readonly string[] = ['network_node', 'crypto', 'debug'];

/** Default `application_options` limits (chain.md §2). */
export const apiLimits = {
  assets: 101,
  fullAccounts: 50,
  fullAccountLists: 500,
  lookupAccounts: 1000,
  lookupVoteIds: 1000,
  keyReferences: 100,
  htlcs: 100,
  htlcsBy: 100,
  orderBook: 50,
  limitOrders: 300,
  limitOrdersByAccount: 101,
  tradeHistory: 100,
  liquidityPools: 101,
  liquidityPoolHistory: 101,
  accountHistory: 100,
  accountHistoryOperations: 100,
  relativeAccountHistory: 100,
  assetHolders: 100,
  marketHistoryRecords: 200,
} as const;
