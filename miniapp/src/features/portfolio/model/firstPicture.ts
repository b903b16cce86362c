import type { FeaturedCoin } from '@xbts/shared/market/featuredCoin.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { queryClient } from '../../../platform/cache/queryClient.ts';
import { fullAccountQuery, readAccountAgain } from '../../accounts/model/account.ts';
import { joinAccountChanges } from '../../accounts/model/accountChanges.ts';
import { assetIdsOwnedFirst } from '../../accounts/model/holdings.ts';
import { metadataQuery } from '../../assets/model/metadata.ts';
import { priceQuery } from '../../assets/model/prices/featuredPrices.ts';

/** Milliseconds that the picture waits for answers which have come already: what a slow phone takes to read them. */
const PATIENCE_MS = 400;
/** Milliseconds after which the wallet itself follows what changes. */
const FOLLOWED_MS = 10_000;

/**
 * Reads what the wallet shows first, before it is drawn: otherwise it is drawn without figures, asks for them, and is drawn again with each answer,
 * though all of them are here. Resolves when they are read, and soon in any case; what fails the wallet reads again, and says so.
 */
export async function readFirstPicture(name: string): Promise<void> {
  // Before the first read, as the wallet does it: no change falls between the two.
  setTimeout(joinAccountChanges(readAccountAgain, queryClient, name), FOLLOWED_MS);
  const coins = Object.keys(priceSlugs) as FeaturedCoin[];
  const reads = [readNamed(name), ...coins.map((coin) => queryClient.fetchQuery(priceQuery(coin)))];
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(reads), patience]);
}

/** The account, and the names of what it owns; of a list that the node cuts off the wallet chooses what comes first. */
async function readNamed(name: string): Promise<void> {
  const full = await queryClient.fetchQuery(fullAccountQuery(name));
  if (!full.more_data_available.balances)
    await queryClient.fetchQuery(metadataQuery(queryClient, assetIdsOwnedFirst(full)));
}
