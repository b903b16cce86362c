import type { Ledger } from '../chain/ledger/ledger.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

/** Their number: the explorer and its two fallbacks. */
export const explorerIndexes = [0, 1, 2] as const;

/** One explorer under /explorer{index}, in the shapes of bitshares-explorer-api. */
export function explorerRoutes(index: number, { state }: Ledger): readonly ServiceRoute[] {
  return [
    {
      method: 'GET',
      path: `/explorer${index}/asset_holders`,
      answer: (request, reply) => {
        const query = request.query as Readonly<Record<string, string>>;
        const asset = state.find('1.3', query.asset_id ?? '');
        if (asset === undefined) return reply.code(404).send({ detail: 'Asset not found' });
        const start = Number(query.start ?? 0);
        return state
          .holdersOf(asset.id)
          .filter(({ balance }) => balance !== 0n)
          .slice(start, start + Math.min(100, Number(query.limit ?? 20)))
          .map(({ owner, balance }) => ({
            name: state.account(owner).name,
            account_id: owner,
            amount: balance.toString(),
          }));
      },
    },
  ];
}
