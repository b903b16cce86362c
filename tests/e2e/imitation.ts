import type { Devnet } from '../devnet/startDevnet.ts';

/** Any account with the coins for its fees; unrelated to the world's gateway. */
const ISSUER = 'grace-whale8';

export interface Imitation {
  /** With the dot; its parent is registered too. */
  symbol: string;
  /** Bits of the asset's flags (spec §3), such as 4 for override_authority. */
  flags?: number;
  /** The account that gets ten of it unasked. */
  recipient: string;
}

/** Creates another user's asset on the chain, gives ten coins of it away, and returns its id. */
export function imitate(devnet: Devnet, { symbol, flags = 0, recipient }: Imitation): string {
  const { state } = devnet.ledger;
  const idOf = (name: string) => state.accountByName(name)?.id ?? '';
  const issuer = idOf(ISSUER);
  const [parent = ''] = symbol.split('.');
  const create = (name: string, ownFlags: number) =>
    push(devnet, 10, {
      issuer,
      symbol: name,
      precision: 4,
      common_options: optionsWith(ownFlags),
      is_prediction_market: false,
      extensions: [],
    });
  create(parent, 0);
  create(symbol, flags);
  const id = state.assetBySymbol(symbol)?.id ?? '';
  const issued = { amount: '200000', asset_id: id };
  push(devnet, 14, { issuer, asset_to_issue: issued, issue_to_account: issuer, extensions: [] });
  const given = { amount: '100000', asset_id: id };
  push(devnet, 0, { from: issuer, to: idOf(recipient), amount: given, extensions: [] });
  return id;
}

/** Creates a pool of BTS and ten of the imitation. Returns its id. */
export function poolOfImitation(devnet: Devnet, assetId: string): string {
  const { state } = devnet.ledger;
  const account = state.accountByName(ISSUER)?.id ?? '';
  push(devnet, 10, {
    issuer: account,
    symbol: 'IMITATEDPOOL',
    precision: 4,
    common_options: optionsWith(0),
    is_prediction_market: false,
    extensions: [],
  });
  const share = state.assetBySymbol('IMITATEDPOOL')?.id ?? '';
  push(devnet, 59, {
    account,
    asset_a: '1.3.0',
    asset_b: assetId,
    share_asset: share,
    taker_fee_percent: 20,
    withdrawal_fee_percent: 0,
    extensions: [],
  });
  const pool = state.asset(share).for_liquidity_pool ?? '';
  push(devnet, 61, {
    account,
    pool,
    amount_a: { amount: '1000000000', asset_id: '1.3.0' },
    amount_b: { amount: '100000', asset_id: assetId },
    extensions: [],
  });
  return pool;
}

function push({ ledger }: Devnet, type: number, body: object): void {
  const none = { amount: '0', asset_id: '1.3.0' };
  const [fee] = ledger.requiredFees([[type, { fee: none, ...body }]], '1.3.0');
  ledger.pushOperations([[type, { fee: { ...none, amount: String(fee?.amount ?? 0) }, ...body }]]);
}

const optionsWith = (flags: number) => ({
  max_supply: '100000000000',
  market_fee_percent: 0,
  max_market_fee: '0',
  issuer_permissions: 0x4f,
  flags,
  core_exchange_rate: {
    base: { amount: '100000', asset_id: '1.3.0' },
    quote: { amount: '10000', asset_id: '1.3.1' },
  },
  whitelist_authorities: [],
  blacklist_authorities: [],
  whitelist_markets: [],
  blacklist_markets: [],
  description: '',
  extensions: {},
});
