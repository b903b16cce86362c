import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';
import { registerAccount } from '../devnet/services/faucetAccounts.ts';
import type { Devnet } from '../devnet/startDevnet.ts';
import { poolActorsOf } from './poolActors.ts';

/** The longest possible name, in the widest letters, without a place to break it. */
export const LONG_NAME = `${'wm'.repeat(31)}9`;
export const LONG_PARTNER = `${'mw'.repeat(31)}8`;
export const LONG_PASSWORD = 'a-password-for-long-names-63';
const PREFIX = 'WMWMWMWM';
/** The longest possible symbol. FINE has the chain's maximum of decimals, WHOLE has none. */
export const FINE = `${PREFIX}.FMWMWMW`;
export const WHOLE = `${PREFIX}.WMWMWMW`;
export const POOL_SHARES = ['WMWMWMWMPOOLMWMW', 'MWMWMWMWPOOLWMWM'] as const;
const BTS = '1.3.0';
/** The maximum supply of an asset, units. */
const MOST = 10n ** 15n;
const WHALE = 'grace-whale8';

/** Makes two people with the longest names and two assets of prices from 1e-12 to 1e15, traded on books and in pools. */
export async function makeExtremes(devnet: Devnet): Promise<void> {
  const codec = await loadCodec();
  const { push, accountId, assetId } = poolActorsOf(devnet);
  const settle = () => devnet.ledger.produceBlock();
  for (const name of [LONG_NAME, LONG_PARTNER]) {
    const keyOf = (role: Role) =>
      formatPublicKey(publicKeyOf(privateKeyFromPassword(name, role, LONG_PASSWORD)));
    const [owner_key, active_key, memo_key] = (['owner', 'active', 'memo'] as const).map(keyOf) as [
      string,
      string,
      string,
    ];
    registerAccount(devnet.ledger, codec, { name, owner_key, active_key, memo_key });
  }
  settle();
  const [me, partner, whale] = [LONG_NAME, LONG_PARTNER, WHALE].map(accountId) as [string, string, string];
  const pay = (from: string, to: string, units: bigint, asset: string) =>
    push(0, { from, to, amount: { amount: `${units}`, asset_id: asset }, extensions: [] });
  pay(whale, me, 50_000_000_000n, BTS);
  pay(whale, partner, 5_000_000_000n, BTS);
  const create = (symbol: string, precision: number) =>
    push(10, {
      issuer: me,
      symbol,
      precision,
      common_options: options,
      is_prediction_market: false,
      extensions: [],
    });
  for (const [symbol, precision] of [
    [PREFIX, 5],
    [FINE, 12],
    [WHOLE, 0],
    [POOL_SHARES[0], 5],
    [POOL_SHARES[1], 5],
  ] as const)
    create(symbol, precision);
  settle();
  const [fine, whole] = [assetId(FINE), assetId(WHOLE)];
  for (const id of [fine, whole]) {
    const all = { amount: `${MOST}`, asset_id: id };
    push(14, { issuer: me, asset_to_issue: all, issue_to_account: me, extensions: [] });
    pay(me, whale, MOST / 3n, id);
    pay(me, partner, MOST / 7n, id);
  }
  settle();
  const order = (seller: string, sold: [bigint, string], wanted: [bigint, string]) =>
    push(1, {
      seller,
      amount_to_sell: { amount: `${sold[0]}`, asset_id: sold[1] },
      min_to_receive: { amount: `${wanted[0]}`, asset_id: wanted[1] },
      expiration: '2030-01-01T00:00:00',
      fill_or_kill: false,
      extensions: {},
    });
  // 1.23457e15 BTS for one FINE, and 1.23457e-12 BTS for one WHOLE; a part of each is taken at once.
  order(me, [3n, fine], [370_370_100n, BTS]);
  order(whale, [123_456_700n, BTS], [1n, fine]);
  order(whale, [1_234_567n, BTS], [100n, fine]);
  order(me, [81_000_000_000_000n, whole], [10n, BTS]);
  order(whale, [2n, BTS], [16_200_000_000_000n, whole]);
  order(whale, [1n, BTS], [98_765_432_198_765n, whole]);
  // 123 456 789 012 345 WHOLE for one FINE.
  order(whale, [123_456_789_012_345n, whole], [1_000_000_000_000n, fine]);
  order(me, [400_000_000_000n, fine], [49_382_715_604_938n, whole]);
  settle();
  for (const [share, other, [core, units]] of [
    [POOL_SHARES[0], fine, [9_876_543_210n, 7n]],
    [POOL_SHARES[1], whole, [10n, 87_654_321_098_765n]],
  ] as const) {
    push(59, {
      account: me,
      asset_a: BTS,
      asset_b: other,
      share_asset: assetId(share),
      taker_fee_percent: 20,
      withdrawal_fee_percent: 0,
      extensions: [],
    });
    settle();
    push(61, {
      account: me,
      pool: devnet.ledger.state.asset(assetId(share)).for_liquidity_pool,
      amount_a: { amount: `${core}`, asset_id: BTS },
      amount_b: { amount: `${units}`, asset_id: other },
      extensions: [],
    });
  }
  pay(partner, me, 123_456_789_012_345n, whole);
  pay(me, partner, 123_456_789_012_345n, fine);
  const day = 86_400_000;
  const inDays = (days: number) =>
    new Date(Date.parse(`${devnet.ledger.state.dynamic.time}Z`) + days * day).toISOString().slice(0, 19);
  push(22, {
    fee_paying_account: partner,
    expiration_time: inDays(3),
    proposed_ops: [
      {
        op: [
          0,
          {
            fee: { amount: 2_000_000, asset_id: BTS },
            from: me,
            to: partner,
            amount: { amount: 123_456_789_012_345, asset_id: whole },
            extensions: [],
          },
        ],
      },
    ],
    extensions: [],
  });
  push(49, {
    from: partner,
    to: me,
    amount: { amount: '9876543210987', asset_id: whole },
    preimage_hash: [2, 'ab'.repeat(32)],
    preimage_size: 32,
    claim_period_seconds: 86_400,
    extensions: {},
  });
  settle();
}

const options = {
  max_supply: `${MOST}`,
  market_fee_percent: 0,
  max_market_fee: '0',
  issuer_permissions: 0x4f,
  flags: 0,
  core_exchange_rate: {
    base: { amount: '100000', asset_id: BTS },
    quote: { amount: '10000', asset_id: '1.3.1' },
  },
  whitelist_authorities: [],
  blacklist_authorities: [],
  whitelist_markets: [],
  blacklist_markets: [],
  description: '',
  extensions: {},
};
