/** Codes of quotes of swaps, deposits and withdrawals, and orders, before anything is signed. */
export const tradeCodes = [
  // pools: quotes of swaps, deposits and withdrawals, before anything is signed
  'pool.not_initialised', // the pool is empty: nothing can be exchanged, withdrawn or linked by its ratio. facts: poolId
  'pool.zero_outcome', // so small an amount that nothing would come out
  'pool.maker_fee_too_high', // the market fee of the sold asset takes all of it. facts: assetId
  'pool.taker_fee_too_high', // the market fee of the bought asset takes all of it. facts: assetId
  'pool.foreign_asset', // the asset is neither of the pool's two. facts: poolId, assetId
  'pool.fees_unknown', // the market fees of an asset were not read yet. facts: assetId
  'pool.not_enough_liquidity', // no amount sold would give that much
  'pool.no_route', // no pools lead from one asset to the other, or none for that amount. facts: from, to
  'pool.same_asset', // an asset can't be swapped for itself. facts: assetId
  'pool.slippage_out_of_range', // below 0 or not below 100 %. facts: slippage (hundredths of a percent)
  'pool.owner_first', // only the pool's owner may make the first deposit. facts: poolId
  'pool.first_deposit_too_large', // one of its amounts is more than the share asset's maximum supply. facts: poolId
  'pool.supply_exhausted', // the share asset's supply is at its maximum. facts: poolId
  'pool.new_supply_disabled', // the share asset's owner allows no new shares. facts: poolId
  'pool.shares_over_supply', // more shares than there are. facts: poolId
  'pool.not_found', // no pool of that id, or no pool behind that share asset. facts: poolId
  'pool.stake_moved', // the pool is not what the deposit was quoted for, or was emptied (spec §8)
  'pool.stake_moved_tab', // the same for a deposit out of one asset (spec §8, the variant)
  'pool.percent_too_large', // a fee of more than 100 %
  'pool.symbol_malformed', // a symbol for a share asset that the chain would not take
  'pool.symbol_of_other', // a share asset's symbol under another account's asset. facts: parent
  'pool.impact_grew', // the price impact of a reviewed swap has become far greater than what was accepted. facts: percent

  // staking
  'order.closed', // the open order that was meant is no longer there: sold, cancelled or expired
  'order.too_small', // at its price the order gives or asks less than one unit
  'order.ladder_count', // a ladder of too few or too many orders. facts: most
  'order.too_many', // so many orders do not fit into one transaction of this chain. facts: most
  'order.would_match', // a post-only order that would trade at once with what the book has now
  'order.not_fillable', // a fill or kill order that the book as it is now does not fill
  'order.expires_before', // the date of its end is not in the future
] as const;
