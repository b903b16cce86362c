import { useState } from 'react';
import { useLocation } from 'wouter';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Steps } from '../../../../ui/display/Steps.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { usePending } from '../../../transactions/model/pending.ts';
import { type ReviewRequest, useReviewAction } from '../../../transactions/model/review.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { CostSection } from './CostSection.tsx';
import { poolRequest, shareAssetRequest } from './creationRequests.ts';
import { FeeFields } from './FeeFields.tsx';
import { PairSection } from './PairSection.tsx';
import { createPool, createShareAsset } from './poolOperations.ts';
import { ShareSection } from './ShareSection.tsx';
import { NEW_SHARE, type PoolForm, usePoolForm } from './usePoolForm.ts';

/** A placeholder for unknown ids, which do not affect a fee. */
const ANY_ASSET = { id: '1.3.0' };
/** Used until a symbol is typed: all of five letters or more cost the same. */
const ANY_SHARE = { symbol: 'SHARES', precision: 5 };

/** Creates a pool: its assets, its fees and its share asset, which may be created in the same flow. */
export function CreatePool({ account }: { account: string }) {
  const t = usePoolT();
  const form = usePoolForm(account);
  const flow = useCreation(account, form);
  const { first, second, symbol } = form.fields;
  useUnsavedWork(first !== null || second !== null || symbol !== '');
  return (
    <Page title={t('common.createPool')} action={flow.action}>
      <PairSection form={form} account={account} />
      <FeeFields form={form} />
      <ShareSection form={form} />
      {form.fields.shareId === NEW_SHARE && (
        <Section footer={t('create.steps')} isPadded>
          <Steps
            steps={[
              {
                label: t('create.step1'),
                state: form.share !== null ? 'done' : flow.isWaiting ? 'now' : 'waiting',
              },
              { label: t('create.step2'), state: 'waiting' },
            ]}
          />
        </Section>
      )}
      {flow.isWaiting && <Notice>{t('create.waiting')}</Notice>}
      {flow.isCreatedHere && form.share !== null && (
        <Notice>{t('create.ready', { symbol: form.share.symbol })}</Notice>
      )}
      <CostSection account={account} {...flow.cost} />
    </Page>
  );
}

/** The next step and its fee: the share asset first if it is new, then the pool. */
function useCreation(account: string, form: PoolForm) {
  const t = usePoolT();
  const [, navigate] = useLocation();
  const [signedId, setSignedId] = useState<string | null>(null);
  const phase = usePending((pending) => pending.transactions.find(({ id }) => id === signedId)?.phase);
  const { pair, fees, share, newShare, accountId } = form;
  const issuer = accountId ?? '1.2.0';
  const isNew = share === null;
  const assetOperation = createShareAsset(issuer, newShare ?? ANY_SHARE, '1.3.0');
  const poolOperation = createPool(
    issuer,
    pair ?? [ANY_ASSET, ANY_ASSET],
    share?.id ?? ANY_ASSET.id,
    fees ?? { taker: 0, withdrawal: 0 },
    '1.3.0',
  );
  const next = useFeeChoice(account, [isNew ? assetOperation : poolOperation]);
  const { feeAssetId, problem } = next.fee;
  const request = (): ReviewRequest | null => {
    if (accountId === undefined || pair === null || fees === null || problem !== null) return null;
    const creation = { account, accountId, feeAssetId, t };
    if (share !== null) return poolRequest({ ...creation, pair, share, fees });
    return newShare === null ? null : shareAssetRequest(creation, newShare);
  };
  const isWaiting = signedId !== null && isNew && phase !== 'refused' && phase !== 'expired';
  const review = useReviewAction(() => request() ?? 'wrong');
  const proceed = async () => {
    const outcome = await review.open();
    if (outcome.state === 'cancelled') return;
    if (share === null) setSignedId(outcome.id);
    else if (outcome.state === 'sent')
      navigate(`/pool/${encodeURIComponent(share.symbol)}`, { replace: true });
  };
  return {
    isWaiting,
    isCreatedHere: signedId !== null,
    action: {
      label: t(isNew ? 'create.step1' : 'create.step2'),
      onPress: () => void proceed(),
      isDisabled: request() === null || isWaiting,
      isLoading: isWaiting,
    },
    cost: { assetOperation: isNew ? assetOperation : null, poolOperation, next },
  };
}
