import { createLedger } from '../chain/ledger/createLedger.ts';
import type { Genesis, GenesisAccount } from '../chain/ledger/genesis.ts';
import { toTime } from '../chain/ledger/time.ts';
import type { WorldAccountName } from './accounts.ts';
import type { World } from './createWorld.ts';
import { publicKeyTextOf } from './seed/people.ts';

/** sha256 of "xbts mini bare chain". */
const BARE_CHAIN_ID = '3100826a5ebb111d696ead079592d45eb69409edc9da76a5a252919cddee1e92';

const HOUR = 3600;
const people = ['alice-trader7', 'bob-holder2', 'dave-newbie4'] as const;

/**
 * A private chain just started by its operator: three people, the core asset and two others. It has nothing of the
 * exchange: no staking asset, no gateway coins, no pools, no markets.
 */
export async function createBareWorld({ now = Date.now }: { now?: () => number } = {}): Promise<World> {
  const start = toTime(Math.floor(now() / 1000) - HOUR);
  const ledger = await createLedger({ genesis: bareGenesis(start), now });
  ledger.produceBlock();
  return { ledger, chainId: BARE_CHAIN_ID };
}

function bareGenesis(time: string): Genesis {
  return {
    chainId: BARE_CHAIN_ID,
    time,
    accounts: people.map(bareAccount),
    assets: [
      {
        symbol: 'HOUSE.COIN',
        precision: 4,
        issuer: 'bob-holder2',
        options: { description: 'A coin of this chain' },
      },
      // Without supply so far: the base of a pool's shares.
      { symbol: 'HOUSE.SHARE', precision: 5, issuer: 'bob-holder2' },
    ],
    balances: [
      { account: 'alice-trader7', symbol: 'BTS', amount: 900_000_000_000n },
      { account: 'alice-trader7', symbol: 'HOUSE.COIN', amount: 250_000_000n },
      { account: 'bob-holder2', symbol: 'BTS', amount: 300_000_000_000n },
      { account: 'bob-holder2', symbol: 'HOUSE.COIN', amount: 500_000_000n },
    ],
    parameters: { block_interval: 3 },
  };
}

function bareAccount(name: WorldAccountName): GenesisAccount {
  return {
    name,
    owner: publicKeyTextOf(name, 'owner'),
    active: publicKeyTextOf(name, 'active'),
    memoKey: publicKeyTextOf(name, 'memo'),
    // Issuers of assets there are lifetime members.
    isLifetimeMember: name === 'bob-holder2',
  };
}
