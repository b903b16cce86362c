import { canExchange } from '@xbts/shared/amm/canExchange.ts';
import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { useState } from 'react';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import { mayTradePair } from '../../../account/model/assetLimits.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { BothForm } from './BothForm.tsx';
import { OneForm } from './OneForm.tsx';
import { Refusal, refusedAsset } from './Refusal.tsx';
import type { PoolSheetProps } from './sheetProps.ts';

/**
 * Adds liquidity: both assets by the pool's ratio, or one if the pool can exchange; an empty pool accepts only its
 * owner's first deposit.
 */
export function DepositSheet({ known, account, balances, onClose }: PoolSheetProps) {
  const t = usePoolT();
  const [way, setWay] = useState<'both' | 'one'>('both');
  const { accountId } = balances;
  const { pool, share } = known;
  const owner = useAccountNames([share.issuer]).get(share.issuer) ?? share.issuer;
  // The sheet does not change under an open review: the form reports when the pool has been emptied.
  const [isEmpty] = useState(!isInitialised(pool));
  const [isOneOffered] = useState(canExchange(pool) && mayTradePair(known.assetA, known.assetB));
  if (isEmpty && accountId !== undefined && accountId !== share.issuer) {
    return (
      <Sheet isOpen title={t('stake.title')} onClose={onClose}>
        <Notice tone="warning">{t('stake.notOwner', { owner })}</Notice>
      </Sheet>
    );
  }
  const refused = refusedAsset(known, balances);
  if (refused !== undefined) return <Refusal title={t('stake.title')} asset={refused} onClose={onClose} />;
  const form = { known, account, balances, onClose, way, onWay: isOneOffered ? setWay : null };
  return way === 'one' ? <OneForm {...form} /> : <BothForm {...form} />;
}
