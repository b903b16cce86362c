import { type ReactElement, useCallback } from 'react';
import { useLocation } from 'wouter';
import { useScamAssets } from '../../scam/model/scamLists.ts';
import type { PoolRow } from '../model/poolRows.ts';
import { PoolListRow } from './PoolListRow.tsx';

/** Draws a pool as a row that opens it; the function is stable until data shared by all rows change. */
export function usePoolListRow(): (row: PoolRow) => ReactElement {
  const [, navigate] = useLocation();
  const scam = useScamAssets();
  const open = useCallback((poolId: string) => navigate(`/pool/${poolId}`), [navigate]);
  return useCallback(
    (row) => (
      <PoolListRow
        key={row.pool.id}
        row={row}
        isScam={scam.has(row.symbolA) || scam.has(row.symbolB)}
        onOpen={open}
      />
    ),
    [scam, open],
  );
}
