import { createLedger } from '../chain/ledger/createLedger.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { toTime } from '../chain/ledger/time.ts';
import { type Busyness, busyCollector } from './busyCollector.ts';
import { manyPools, withManyPools } from './manyPools.ts';
import { worldPools } from './pools.ts';
import { createRandom } from './random.ts';
import { type Happening, play } from './seed/happening.ts';
import { orderHappenings } from './seed/orderBooks.ts';
import { peopleHappenings } from './seed/people.ts';
import { openPool, poolLife } from './seed/poolLife.ts';
import { DAY, Seeder } from './seed/seeder.ts';
import { OLDEST_DAYS, stakingHappenings } from './seed/stakes.ts';
import { worldWorkers } from './seed/workers.ts';
import { WORLD_CHAIN_ID, worldGenesis } from './worldGenesis.ts';

export interface WorldOptions {
  /** Milliseconds since the epoch; default: the clock. */
  now?: () => number;
  /** The same seed gives the same world at the same time. Default 7. */
  seed?: number;
  /** Default: WORLD_CHAIN_ID. */
  chainId?: string;
  /** Days of pool swaps and trades before today; fewer start faster. Default 30. */
  liveDays?: number;
  /** Assets of an extra account, for tests of long lists (worldGenesis). Default 0: no such account. */
  collected?: number;
  /** Additional pools, for tests of long lists (manyPools). Default 0. */
  pooled?: number;
  /** That account's payments and orders (busyCollector). Default: none. */
  busy?: Busyness;
}

export interface World {
  ledger: Ledger;
  chainId: string;
}

/** Past operations that fall into the same minute share a block. */
const BLOCK_SECONDS = 60;

/** A chain that looks lived in: its past consists of the ledger's own operations, so every figure adds up. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const {
    now = Date.now,
    seed = 7,
    chainId = WORLD_CHAIN_ID,
    liveDays = 30,
    collected,
    pooled = 0,
    busy = { payments: 0, orders: 0 },
  } = options;
  const todaySeconds = Math.floor(now() / 1000);
  const startSeconds = todaySeconds - OLDEST_DAYS * DAY;
  const world = {
    ...worldGenesis(toTime(startSeconds), chainId, collected),
    workers: worldWorkers(todaySeconds),
  };
  const genesis = withManyPools(world, pooled);
  const ledger = await createLedger({ genesis, now });
  const seeder = new Seeder(ledger, createRandom(seed), todaySeconds);
  const poolsSeconds = todaySeconds - (liveDays + 1) * DAY;
  // The last block of the past is slightly before now, so that the first new one is after it.
  const end = todaySeconds - 2 * BLOCK_SECONDS;
  const happenings: Happening[] = [
    ...worldPools.map((pool) => ({
      atSeconds: poolsSeconds,
      act: (world: Seeder) => openPool(world, pool, poolsSeconds),
    })),
    ...worldPools
      .filter(({ sideUsd }) => sideUsd > 0)
      .flatMap((pool) => poolLife(pool, poolsSeconds, end, seeder)),
    ...manyPools(pooled, poolsSeconds, end),
    ...busyCollector(busy, poolsSeconds, end),
    ...orderHappenings(seeder, poolsSeconds, end),
    ...stakingHappenings(seeder, startSeconds),
    ...peopleHappenings(seeder),
  ];
  play(seeder, happenings, BLOCK_SECONDS);
  ledger.produceBlock();
  return { ledger, chainId };
}
