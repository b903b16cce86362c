import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { useBalances } from '../../../accounts/model/useBalances.ts';
import type { PoolInFull } from '../../model/poolShares.ts';

const OwnEmptyPool = lazyPart(async () => (await import('./OwnEmptyPool.tsx')).OwnEmptyPool);

/** For the owner of an empty pool: deletes it. Nothing for anybody else. */
export function DeletePool({ known, account }: { known: PoolInFull; account: string }) {
  const { accountId } = useBalances(account);
  if (accountId === undefined || accountId !== known.share.issuer || isInitialised(known.pool)) return null;
  return (
    <Suspense fallback={null}>
      <OwnEmptyPool known={known} account={account} accountId={accountId} />
    </Suspense>
  );
}
