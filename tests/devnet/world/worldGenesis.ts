import type { Genesis, GenesisAccount, GenesisAsset, GenesisBalance } from '../chain/ledger/genesis.ts';
import type { AssetOptions } from '../chain/ledger/objects/assets.ts';
import { type WorldAccountName, worldAccount, worldAccounts } from './accounts.ts';
import { coreHolders, type WorldAsset, worldAssetIds, worldAssets } from './assets.ts';
import { usdPrices } from './prices.ts';
import { publicKeyTextOf } from './seed/people.ts';
import { unitsOf } from './seed/seeder.ts';

/** sha256 of "xbts mini local chain". */
export const WORLD_CHAIN_ID = '5a5edc8a6a3ae6ed72186c903b2e8c89a12cfd2a6fd742f8013430d5fc001d66';

const CORE_PRECISION = 5;
/** Core units of the collector: enough for the fees of its past. */
const COLLECTED_CORE = 123_450_000_000n;
/** Core units in each asset's fee pool. */
const FEE_POOL = 800_000_000n;
/** Fees in another asset cost a little more than in BTS. */
const FEE_SURCHARGE = 1.1;

/** The account for tests of long lists only; its keys are alice-trader7's. */
export const collectorName = 'collector-many1';

/**
 * The first block's state: everybody but the newcomer, whom the faucet registers later. With `collected` there is an
 * extra account with this many assets of its own.
 */
export function worldGenesis(time: string, chainId: string, collected = 0): Genesis {
  const genesis = genesisOfWorld(time, chainId);
  if (collected === 0) return genesis;
  const symbols = Array.from({ length: collected }, (_, index) => `COLLECT.ABLE${index + 1}`);
  return {
    ...genesis,
    accounts: [...genesis.accounts, { ...genesisAccount('alice-trader7'), name: collectorName }],
    assets: [
      ...genesis.assets,
      ...symbols.map((symbol, index) => ({ symbol, precision: index % 9, issuer: 'xbtsx-issuer' })),
    ],
    balances: [
      ...genesis.balances,
      ...symbols.map((symbol, index) => ({
        account: collectorName,
        symbol,
        amount: BigInt(index * 977 + 1),
      })),
      { account: collectorName, symbol: 'BTS', amount: COLLECTED_CORE },
    ],
  };
}

function genesisOfWorld(time: string, chainId: string): Genesis {
  return {
    chainId,
    time,
    accounts: worldAccounts
      .filter(({ name }) => name !== 'dave-newbie4')
      .map(({ name }) => genesisAccount(name)),
    assets: worldAssets.map(genesisAsset),
    balances: [...coreBalances(), ...worldAssets.flatMap(balancesOf)],
    parameters: { block_interval: 3 },
    committeeCount: 7,
  };
}

function genesisAccount(name: WorldAccountName): GenesisAccount {
  const { isLifetimeMember = false, registrar } = worldAccount(name);
  return {
    name,
    owner: publicKeyTextOf(name, 'owner'),
    active: publicKeyTextOf(name, 'active'),
    memoKey: publicKeyTextOf(name, 'memo'),
    isLifetimeMember,
    ...(registrar === undefined ? {} : { registrar }),
  };
}

function genesisAsset(asset: WorldAsset): GenesisAsset {
  const { symbol, precision, issuer, instance } = asset;
  const place = instance === undefined ? {} : { instance };
  return { symbol, precision, issuer, ...place, options: optionsOf(asset), feePool: FEE_POOL };
}

function optionsOf({
  symbol,
  precision,
  coin,
  description,
  marketFeePercent = 0,
  rewardPercent,
}: WorldAsset) {
  const options: Partial<AssetOptions> = {
    description,
    market_fee_percent: marketFeePercent,
    flags: marketFeePercent > 0 ? 1 : 0,
    issuer_permissions: 79,
    extensions: rewardPercent === undefined ? {} : { reward_percent: rewardPercent },
  };
  const id = worldAssetIds().get(symbol);
  if (coin === undefined || id === undefined) return options;
  const coreForOne = usdPrices[coin] / usdPrices.BTS / FEE_SURCHARGE;
  return {
    ...options,
    core_exchange_rate: {
      base: { amount: unitsOf(coreForOne, CORE_PRECISION), asset_id: '1.3.0' },
      quote: { amount: unitsOf(1, precision), asset_id: id },
    },
  };
}

function coreBalances(): GenesisBalance[] {
  return Object.entries(coreHolders).map(([account, coins]) => ({
    account,
    symbol: 'BTS',
    amount: unitsOf(coins, CORE_PRECISION),
  }));
}

function balancesOf({ symbol, precision, holders }: WorldAsset): GenesisBalance[] {
  return Object.entries(holders).map(([account, coins]) => ({
    account,
    symbol,
    amount: unitsOf(coins, precision),
  }));
}
