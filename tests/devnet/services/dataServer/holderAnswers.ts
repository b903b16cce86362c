import { type OwnNode, orElse } from './ownNode.ts';
import type { Asset } from './poolRow.ts';

interface Holder {
  readonly name: string;
  readonly account_id: string;
  readonly amount: number | string;
}

interface Asked {
  readonly symbol: string;
  readonly start: string;
  readonly count: string;
}

const readHolders = (node: OwnNode, { symbol, start, count }: Asked) =>
  node.ask('asset', 'get_asset_holders', [symbol, Number(start), Number(count)]) as unknown as Holder[];

/** Holders in integer units; an empty list on failure. */
export const holderRows = (node: OwnNode, asked: Asked): object[] =>
  orElse(() => readHolders(node, asked), []);

/** Holders in whole units, with their number and the asset. @throws NodeError for an unknown one */
export function holderTable(node: OwnNode, asked: Asked): object {
  const holders = readHolders(node, asked);
  const [{ id, symbol, precision, issuer }] = node.ask('database', 'get_assets', [
    [asked.symbol],
    false,
  ]) as unknown as [Asset];
  return {
    // The node counts one less than there are (asset_api).
    total: Number(node.ask('asset', 'get_asset_holders_count', [symbol])) + 1,
    asset: { id, symbol, precision, issuer },
    topHolders: holders.map((row) => ({ ...row, amount: Number(row.amount) / 10 ** precision })),
  };
}
