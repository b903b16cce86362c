import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getPools } from '@xbts/shared/actions/getPools.ts';
import { readSubject, subjectText } from '@xbts/shared/alerts/priceSubject.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { findAsset } from '../findAsset.ts';

/** A subject in an alert: the priced asset, and the asset of its price; symbols. */
export interface NamedSubject {
  readonly subject: string;
  readonly quote: string;
  readonly base: string;
}

/** The unit of an asset's value. */
export const worthUnit = 'USD';

/**
 * The subject that a user means: 'STH', a market as 'STH/BTS', a pool as '1.19.5', or any of them by ids; undefined
 * when the chain lacks it. @throws AppError node.*
 */
export async function findSubject(client: ChainClient, typed: string): Promise<NamedSubject | undefined> {
  const [quoteName = '', baseName, ...more] = typed.trim().split('/');
  if (more.length > 0) return undefined;
  const known = readSubject(typed.trim());
  if (known?.kind === 'pool') return findPool(client, known.poolId);
  const quote = await assetOf(client, quoteName);
  if (quote === undefined) return undefined;
  if (baseName === undefined || baseName.trim().toUpperCase() === worthUnit)
    return {
      subject: subjectText({ kind: 'worth', assetId: quote.id }),
      quote: quote.symbol,
      base: worthUnit,
    };
  const base = await assetOf(client, baseName);
  if (base === undefined || base.id === quote.id) return undefined;
  const subject = subjectText({ kind: 'market', quoteId: quote.id, baseId: base.id });
  return { subject, quote: quote.symbol, base: base.symbol };
}

async function assetOf(client: ChainClient, name: string): Promise<Asset | undefined> {
  if (readSubject(name)?.kind !== 'worth') return findAsset(client, name);
  const [asset] = await getAssets(client, [name]);
  return asset ?? undefined;
}

async function findPool(client: ChainClient, id: string): Promise<NamedSubject | undefined> {
  const [pool] = await getPools(client, [id]);
  if (!pool) return undefined;
  const [a, b] = await getAssets(client, [pool.asset_a, pool.asset_b]);
  return a && b ? { subject: id, quote: a.symbol, base: b.symbol } : undefined;
}
