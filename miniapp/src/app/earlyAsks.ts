import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { appConfig } from '../platform/server/config.ts';
import { preloadAnswer } from '../platform/server/preloadAnswer.ts';
import type { EarlyAsk } from './route.ts';

/*
 * What an opening's screen reads first, asked while its files and texts are on their way. The words are those of the screen's own reads, which
 * then find these answers; a test holds that nothing is asked twice.
 */

/** What a parameter at the end of a path says. */
const parameterOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/** The list of pools: nothing of it is kept from an earlier visit, it is read again each time. */
export const askPools: EarlyAsk = ({ ask }) => ask('list_liquidity_pools', [101, null, true]);

/** The pools that a swap leads over, and the coin that its fee is paid in. */
export const askSwap: EarlyAsk = (early, path) => {
  askPools(early, path);
  if (early.isFirst) early.ask('get_assets', [[CORE_ASSET_ID], false]);
};

/** A pool, where the address has its id. */
export const askPool: EarlyAsk = ({ ask }, path) => {
  const id = parameterOf(path);
  if (/^1\.19\.\d+$/u.test(id)) ask('get_liquidity_pools', [[id], false, true]);
};

/** The two assets of a market. */
export const askMarket: EarlyAsk = ({ ask }, path) => {
  const symbols = /^([A-Z\d.]+)_([A-Z\d.]+)$/u.exec(parameterOf(path).toUpperCase())?.slice(1) ?? [];
  for (const symbol of symbols) ask('get_assets', [[symbol], false]);
};

/** The asset that is staked, and the holders. */
export const askStaking: EarlyAsk = ({ ask, isFirst }) => {
  if (!isFirst) return;
  ask('get_assets', [[appConfig.stakingAsset], false]);
  preloadAnswer('/staking/api/public/percents');
};
