import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { hostOf } from '../../../platform/chain/nodeHost.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Disclosure } from '../../../ui/lists/Disclosure.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import type { Shown } from '../model/prepareReview.ts';
import { useReviewT } from '../texts/reviewTexts.ts';

/** The nodes behind the sheet's data, and the time until which the signed transaction can get into a block. */
export function ReviewProof({ shown: { nodes, prepared } }: { shown: Shown }) {
  const t = useReviewT();
  const { expiration } = prepared.transaction;
  const seconds = Math.round((msOfChainTime(expiration) - prepared.agreedTime) / 1_000);
  return (
    <>
      {nodes.length === 1 && <Notice tone="warning">{t('review.oneNode')}</Notice>}
      <Disclosure title={t('review.confirmedBy', { count: nodes.length })}>
        <Facts
          rows={[
            {
              label: t('review.nodes'),
              value: nodes.map((node) => <div key={node}>{hostOf(node)}</div>),
            },
            {
              label: t('review.validUntil'),
              value: t('review.validFor', { time: formatDateTime(msOfChainTime(expiration)), seconds }),
            },
            { label: t('review.afterBlock'), value: String(prepared.sinceBlock) },
          ]}
        />
      </Disclosure>
    </>
  );
}
