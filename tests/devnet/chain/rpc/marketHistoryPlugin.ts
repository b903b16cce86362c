import { assertChain, type SourcePlace } from '../ledger/nodeError.ts';
import type { Session } from './session.ts';

const PLACE: SourcePlace = { file: 'api.cpp', line: 500, method: 'market_history' };

/** Methods that a node without the plugin refuses (graphene app/api.cpp, database_api.cpp). */
const methods: ReadonlySet<string> = new Set([
  'get_ticker',
  'get_24_volume',
  'get_top_markets',
  'get_trade_history',
  'get_trade_history_by_sequence',
  'get_fill_order_history',
  'get_market_history',
  'get_market_history_buckets',
  'get_liquidity_pool_history',
  'get_liquidity_pool_history_by_sequence',
]);

/** Refuses methods that need the market history plugin on a node without it. @throws NodeError */
export function requireMarketHistory({ view }: Session, method: string): void {
  const isThere = !view.faults.settings.hasNoMarketHistory;
  assertChain(
    isThere || !methods.has(method),
    PLACE,
    'market_hist_plugin',
    'Market history plugin is not enabled',
  );
}
