import { assertChain, failChain, type SourcePlace } from '../ledger/nodeError.ts';
import { type ApiName, apiLimits, NEVER_ALLOWED_APIS } from './access.ts';
import { type ApiMethods, method } from './apiMethod.ts';
import { isAbsent } from './arguments.ts';

const ACCESS: SourcePlace = { file: 'api.cpp', line: 104, method: 'get_api' };

/** Asking for an API by name gives its id on this connection, or "Access denied". */
function apiByName(api: ApiName) {
  return method(0, (session) => {
    assertChain(session.isAllowed(api), ACCESS, 'is_allowed', 'Access denied');
    return session.idOf(api);
  });
}

function deniedApi() {
  return method(0, () => failChain(10, ACCESS, 'is_allowed: Access denied'));
}

/** Api 1 (graphene app/api.cpp login_api). Every user name and password is accepted, as by the `*` user of an access file. */
export const loginApi: ApiMethods = {
  login: method(0, (_session, args) => (isAbsent(args[0]) && isAbsent(args[1]) ? 1 : true)),
  logout: method(0, () => true),
  get_info: method(0, () => ({
    version: 'development chain',
    git_revision: '',
    built: '',
    boost: '',
    openssl: '',
  })),
  get_config: method(0, () => ({
    api_limit_get_account_history: apiLimits.accountHistory,
    api_limit_get_full_accounts: apiLimits.fullAccounts,
    api_limit_get_full_accounts_lists: apiLimits.fullAccountLists,
    api_limit_get_liquidity_pools: apiLimits.liquidityPools,
    api_limit_get_liquidity_pool_history: apiLimits.liquidityPoolHistory,
    api_limit_get_order_book: apiLimits.orderBook,
    api_limit_lookup_accounts: apiLimits.lookupAccounts,
  })),
  get_available_api_sets: method(0, (session) =>
    session
      .allowedApis()
      .map((name) => `${name}_api`)
      .sort(),
  ),
  database: apiByName('database'),
  history: apiByName('history'),
  network_broadcast: apiByName('network_broadcast'),
  asset: apiByName('asset'),
  block: apiByName('block'),
  orders: apiByName('orders'),
  custom_operations: apiByName('custom_operations'),
  ...Object.fromEntries(NEVER_ALLOWED_APIS.map((name) => [name, deniedApi()])),
};
