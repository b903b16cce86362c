import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useLocation } from 'wouter';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { type ReviewRequest, useReviewAction } from '../../../transactions/model/review.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { pairName } from '../../ui/poolView.ts';
import { readPoolAgain } from './poolRequest.ts';

/** The fee and the button that delete the account's own empty pool. */
export function OwnEmptyPool(props: { known: PoolInFull; account: string; accountId: string }) {
  const t = usePoolT();
  const [, navigate] = useLocation();
  const { known, account, accountId } = props;
  const operationWith = (feeAssetId: string) =>
    [
      operationType.liquidity_pool_delete,
      {
        fee: { amount: 0, asset_id: feeAssetId },
        account: accountId,
        pool: known.pool.id,
        extensions: [] as [],
      },
    ] as const;
  const fee = useFeeChoice(account, [[...operationWith('1.3.0')]]);
  const request: ReviewRequest = {
    account,
    feeAssetId: fee.fee.feeAssetId,
    operations: [[...operationWith(fee.fee.feeAssetId)]],
    notes: [{ label: t('pool.title'), value: `${pairName(known)} · ${known.pool.id}` }],
    success: t('delete.done'),
    recheck: async (node) => {
      const { pool } = await readPoolAgain({ known }, node);
      if (isInitialised(pool)) throw new AppError('chain.pool_not_empty');
      return { request, changes: [], isWorse: false };
    },
  };
  const review = useReviewAction(
    () => request,
    () => navigate('/pools', { replace: true }),
  );
  return (
    <Section header={t('delete.title')} footer={t('delete.hint')} isPadded>
      <p>{t('pool.emptyOwner')}</p>
      <FeeRow {...fee} />
      <Button
        kind="danger"
        isStretched
        isDisabled={fee.fee.problem !== null}
        onPress={() => void review.open()}
      >
        {t('delete.title')}
      </Button>
    </Section>
  );
}
