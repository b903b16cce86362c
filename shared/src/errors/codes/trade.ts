/** Codes of quotes of swaps, deposits and withdrawals, and orders, before anything is signed. */
export const tradeCodes = [
  // pools: quotes of swaps, deposits and withdrawals, before anything is signed
  'pool.not_initialised', // the pool is empty: no exchange, no withdrawal, no ratio. facts: poolId
  'pool.zero_outcome', // the amount is so small that the outcome is zero
  'pool.maker_fee_too_high', // the market fee of the sold asset consumes all of it. facts: assetId
  'pool.taker_fee_too_high', // the market fee of the bought asset consumes all of it. facts: assetId
  'pool.foreign_asset', // the asset is not one of the pool's two. facts: poolId, assetId
  'pool.fees_unknown', // the market fees of an asset are not read yet. facts: assetId
  'pool.not_enough_liquidity', // no sold amount gives that much
  'pool.no_route', // no pools lead from one asset to the other, or none for that amount. facts: from, to
  'pool.same_asset', // an asset can't be swapped for itself. facts: assetId
  'pool.slippage_out_of_range', // below 0 or not below 100 %. facts: slippage (hundredths of a percent)
  'pool.owner_first', // only the pool's owner may make the first deposit. facts: poolId
  'pool.first_deposit_too_large', // one of its amounts is more than the share asset's maximum supply. facts: poolId
  'pool.supply_exhausted', // the share asset's supply is at its maximum. facts: poolId
  'pool.new_supply_disabled', // the share asset's owner allows no new shares. facts: poolId
  'pool.shares_over_supply', // more shares than exist. facts: poolId
  'pool.not_found', // no pool has that id or that share asset. facts: poolId
  'pool.stake_moved', // the pool differs from the quoted deposit, or was emptied (spec §8)
  'pool.stake_moved_tab', // the same for a deposit of one asset (spec §8, the variant)
  'pool.percent_too_large', // a fee of more than 100 %
  'pool.symbol_malformed', // a share asset's symbol that the chain would refuse
  'pool.symbol_of_other', // a share asset's symbol below another account's asset. facts: parent
  'pool.impact_grew', // the price impact of a reviewed swap has grown far beyond the accepted one. facts: percent

  // staking
  'order.closed', // the order no longer exists: sold, cancelled or expired
  'order.too_small', // at its price one side of the order is less than one unit
  'order.ladder_count', // a ladder of too few or too many orders. facts: most
  'order.too_many', // one transaction of this chain cannot hold that many orders. facts: most
  'order.would_match', // a post-only order that would trade at once in the present book
  'order.not_fillable', // a fill-or-kill order that the present book does not fill
  'order.expires_before', // its expiration is not in the future
] as const;
