import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { gatewaySymbol } from '@xbts/shared/assets/issuers.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';

const symbolForm = /^[A-Z][A-Z0-9]*(?:\.[A-Z0-9]+)?$/u;

/** The asset that a user means: the gateway's coin of a name precedes others, BTS and full symbols stay. */
export async function findAsset(client: ChainReader, typed: string): Promise<Asset | undefined> {
  const symbol = withoutFormatMarks(typed).trim().toUpperCase();
  if (!symbolForm.test(symbol) || symbol.length > 16) return undefined;
  const isFull = symbol === 'BTS' || symbol.includes('.');
  const found = await getAssets(client, isFull ? [symbol] : [gatewaySymbol(symbol), symbol]);
  return found.find((asset) => asset !== null) ?? undefined;
}
