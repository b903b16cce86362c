import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { pushPaid } from '../chain/ledger/smallChain.ts';

const core = '1.3.0';

/** Opens and fills the first pool of the bare chain, of its core asset and its coin. Returns the pool's id. */
export function openBarePool(ledger: Ledger): string {
  const { state } = ledger;
  const idOf = (symbol: string) => state.assetBySymbol(symbol)?.id ?? '';
  const account = state.accountByName('bob-holder2')?.id ?? '';
  const [coin, share] = [idOf('HOUSE.COIN'), idOf('HOUSE.SHARE')];
  pushPaid(ledger, operationType.liquidity_pool_create, {
    account,
    asset_a: core,
    asset_b: coin,
    share_asset: share,
    taker_fee_percent: 30,
    withdrawal_fee_percent: 0,
    extensions: [],
  });
  ledger.produceBlock();
  const pool = state.poolByShareAsset(share)?.id ?? '';
  pushPaid(ledger, operationType.liquidity_pool_deposit, {
    account,
    pool,
    amount_a: { amount: 50_000_000_000n, asset_id: core },
    amount_b: { amount: 200_000_000n, asset_id: coin },
    extensions: [],
  });
  ledger.produceBlock();
  return pool;
}
