import { AppError } from '@xbts/shared/errors/appError.ts';

/* The fake chain's content and answers, in the node's own JSON. */

const key = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';

const authority = { weight_threshold: 1, account_auths: [], key_auths: [[key, 1]], address_auths: [] };

const accountJson = (id: string, name: string) => ({
  id,
  name,
  membership_expiration_date: '1970-01-01T00:00:00',
  registrar: '1.2.17',
  referrer: '1.2.17',
  lifetime_referrer: '1.2.17',
  owner: authority,
  active: authority,
  options: {
    memo_key: key,
    voting_account: '1.2.5',
    num_witness: 0,
    num_committee: 0,
    votes: [],
    extensions: [],
  },
  statistics: id.replace('1.2.', '2.6.'),
  whitelisting_accounts: [],
  blacklisting_accounts: [],
  whitelisted_accounts: [],
  blacklisted_accounts: [],
});

const one = (asset_id: string) => ({ amount: 1, asset_id });

const assetJson = (id: string, [symbol, precision]: readonly [string, number], issuer = '1.2.3') => ({
  id,
  symbol,
  precision,
  issuer,
  options: {
    max_supply: '1000000000000000',
    market_fee_percent: 0,
    max_market_fee: 0,
    issuer_permissions: 0,
    flags: 0,
    core_exchange_rate: { base: one('1.3.0'), quote: one('1.3.0') },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  },
  dynamic_asset_data_id: id.replace('1.3.', '2.3.'),
});

/** The chain's content; tests change it and then call `change`. */
export interface FakeWorld {
  accounts: Record<string, string>;
  assets: Record<string, readonly [symbol: string, precision: number]>;
  /** Of every asset; default 1.2.3. */
  issuer?: string;
  /** Units by asset id, of the one watched account. */
  balances: Record<string, number | string>;
  /** The full account lists this many balances and says that there are more. */
  cutAfter?: number;
  /** Units for sale, with their asset. */
  orders: readonly { id: string; amount: number; asset_id: string }[];
  /** One-month stakes that began long ago. */
  vesting?: readonly { id: string; amount: string; asset_id: string }[];
  /** Newest first, like the node's. */
  history: readonly {
    id: string;
    op: readonly [number, object];
    block_num: number;
    block_time?: string;
    result?: readonly unknown[];
  }[];
}

function fullAccountJson(world: FakeWorld, name: string) {
  const [id = ''] = Object.entries(world.accounts).find(([, known]) => known === name) ?? [];
  return {
    account: accountJson(id, name),
    statistics: {
      id: id.replace('1.2.', '2.6.'),
      owner: id,
      most_recent_op: '2.9.1',
      total_ops: Math.max(1, world.history.length),
      removed_ops: 0,
      lifetime_fees_paid: 0,
      pending_fees: 0,
      pending_vested_fees: 0,
    },
    registrar_name: 'nathan',
    referrer_name: 'nathan',
    lifetime_referrer_name: 'nathan',
    balances: Object.entries(world.balances)
      .slice(0, world.cutAfter)
      .map(([asset_type, balance], index) => ({ id: `2.5.${index}`, owner: id, asset_type, balance })),
    vesting_balances: (world.vesting ?? []).map(({ id: vestingId, amount, asset_id }) => ({
      id: vestingId,
      owner: id,
      balance: { amount, asset_id },
      policy: [
        1,
        {
          vesting_seconds: 2_592_000,
          start_claim: '2026-01-01T00:00:00',
          coin_seconds_earned: 0,
          coin_seconds_earned_last_update: '2026-01-01T00:00:00',
        },
      ],
      balance_type: 'unspecified',
    })),
    limit_orders: world.orders.map(({ id: orderId, amount, asset_id }) => ({
      id: orderId,
      expiration: '2030-01-01T00:00:00',
      seller: id,
      for_sale: amount,
      sell_price: { base: { amount, asset_id }, quote: one('1.3.0') },
      deferred_fee: 0,
      deferred_paid_fee: { amount: 0, asset_id: '1.3.0' },
    })),
    assets: [],
    more_data_available: {
      balances: world.cutAfter !== undefined,
      vesting_balances: false,
      limit_orders: false,
      assets: false,
    },
  };
}

function historyJson(world: FakeWorld, [, , limit, start]: readonly unknown[]) {
  const from = Number(String(start).slice(5)) || Number.POSITIVE_INFINITY;
  const rows = world.history.filter(({ id }) => Number(id.slice(5)) <= from);
  return rows.slice(0, Number(limit)).map(recordJson);
}

const recordJson = (row: FakeWorld['history'][number]) => ({
  result: [0, {}],
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
  ...row,
});

export function answer(world: FakeWorld, method: string, params: readonly unknown[]): unknown {
  const [keys] = params as [readonly string[]];
  if (method === 'get_full_accounts') return keys.map((name) => [name, fullAccountJson(world, name)]);
  if (method === 'get_account_balances' || method === 'get_named_account_balances') {
    const assetIds = params[1] as readonly string[];
    const asked = assetIds.length === 0 ? Object.keys(world.balances) : assetIds;
    return asked.map((asset_id) => ({ amount: world.balances[asset_id] ?? 0, asset_id }));
  }
  if (method === 'get_account_history') return historyJson(world, params);
  if (method === 'get_account_history_operations') {
    const [account, type, start, stop, limit] = params;
    const rows = historyJson(world, [account, stop, Number.POSITIVE_INFINITY, start]);
    return rows.filter(({ op }) => op[0] === type).slice(0, Number(limit));
  }
  if (method === 'get_assets') {
    const idOf = (key: string) =>
      Object.keys(world.assets).find((id) => id === key || world.assets[id]?.[0] === key) ?? key;
    return keys.map(idOf).map((id) => {
      const asset = world.assets[id];
      return asset === undefined ? null : assetJson(id, asset, world.issuer);
    });
  }
  if (method === 'get_accounts') {
    return keys.map((key) => {
      const found = Object.entries(world.accounts).find((each) => each.includes(key));
      return found === undefined ? null : accountJson(...found);
    });
  }
  if (method === 'list_liquidity_pools' || method === 'get_limit_orders') return [];
  if (method === 'get_liquidity_pools') return keys.map(() => null);
  if (method === 'get_relative_account_history') {
    const after = Number(params[1]) - 1;
    return world.history.slice(0, world.history.length - after).map(recordJson);
  }
  if (method === 'get_objects')
    return keys.map((id) => {
      const order = world.orders.find((each) => each.id === id);
      return order === undefined ? null : { id, for_sale: order.amount };
    });
  if (method === 'get_block') {
    const block = {
      previous: '0'.repeat(40),
      timestamp: '2026-11-19T08:00:00',
      witness: '1.6.1',
      transactions: [],
    };
    return block;
  }
  throw new AppError('chain.unknown_method', { detail: method });
}
