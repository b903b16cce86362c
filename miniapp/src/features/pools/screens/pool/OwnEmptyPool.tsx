import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useLocation } from 'wouter';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import type { ReviewRequest } from '../../../transactions/model/review.ts';
import { usePaidReview } from '../../../transactions/ui/usePaidReview.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { pairName } from '../../ui/poolView.ts';
import { rereadPool } from './poolRequest.ts';

/** The fee and the button that delete the account's own empty pool. */
export function OwnEmptyPool(props: { known: PoolInFull; account: string; accountId: string }) {
  const t = usePoolT();
  const [, navigate] = useLocation();
  const { known, account, accountId } = props;
  const requestIn = (feeAssetId: string): ReviewRequest => ({
    account,
    feeAssetId,
    operations: [
      [
        operationType.liquidity_pool_delete,
        {
          fee: { amount: 0, asset_id: feeAssetId },
          account: accountId,
          pool: known.pool.id,
          extensions: [],
        },
      ],
    ],
    notes: [{ label: t('pool.title'), value: `${pairName(known)} · ${known.pool.id}` }],
    success: t('delete.done'),
    recheck: async (node) => {
      const { pool } = await rereadPool({ known }, node);
      if (isInitialised(pool)) throw new AppError('chain.pool_not_empty');
      return { request: requestIn(feeAssetId), changes: [], isWorse: false };
    },
  });
  const { fee, isPossible, open } = usePaidReview(account, requestIn, {
    onSent: () => navigate('/pools', { replace: true }),
  });
  return (
    <Section header={t('delete.title')} footer={t('delete.hint')} isPadded>
      <p>{t('pool.emptyOwner')}</p>
      <FeeRow {...fee} />
      <Button kind="danger" isStretched isDisabled={!isPossible} onPress={open}>
        {t('delete.title')}
      </Button>
    </Section>
  );
}
