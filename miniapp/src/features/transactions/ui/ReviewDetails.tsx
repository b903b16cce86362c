import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { hostOf } from '../../../platform/chain/nodeHost.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { Disclosure } from '../../../ui/lists/Disclosure.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { factText } from '../model/factText.ts';
import type { PreparedReview } from '../model/prepareReview.ts';
import { stepsOf } from '../model/shownFacts.ts';
import type { Shown } from '../model/useReviewReading.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { LinesText, linesRow, Party } from './ReviewLines.tsx';
import styles from './ReviewSheet.module.css';

/** Where one operation moves amounts, these say it all; elsewhere, and of several, its words stand on the sheet. */
const areWordsFolded = ({ operations, leaves, arrives, wants }: PreparedReview): boolean =>
  operations.length === 1 && leaves.length + arrives.length + wants.length > 0;

/** What amounts, recipients and fee do not say: each operation in words. */
export function ReviewWords({
  prepared,
  isFolded = false,
}: {
  prepared: PreparedReview;
  isFolded?: boolean;
}) {
  const t = useReviewT();
  const steps = stepsOf(prepared).filter((facts) => facts.length > 0);
  if (steps.length === 0 || areWordsFolded(prepared) !== isFolded) return null;
  return (
    <section className={styles.steps}>
      <h3 className={styles.label}>{t('review.what')}</h3>
      <ol>
        {steps.map((facts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: operations keep their order
          <li key={index}>{facts.map((each) => factText(each, t)).join('\n')}</li>
        ))}
      </ol>
    </section>
  );
}

/** Folded: who pays, what is expected, the operation in words, whose word the sheet stands on, and until when it can get into a block. */
export function ReviewDetails({ shown: { nodes, prepared } }: { shown: Shown }) {
  const t = useReviewT();
  const { payer, arrives, expects, mayRemain, transaction, agreedTime, sinceBlock } = prepared;
  const expiration = msOfChainTime(transaction.expiration);
  const seconds = Math.round((expiration - agreedTime) / 1_000);
  return (
    <Disclosure title={t('common.details')} note={t('review.confirmedBy', { count: nodes.length })}>
      <ReviewWords prepared={prepared} isFolded />
      <Facts
        rows={[
          { label: t('common.from'), value: <Party id={payer.id} name={payer.name} /> },
          ...(arrives.length > 0 ? linesRow(t('review.expected'), expects) : []),
          ...(mayRemain.length > 0
            ? [{ label: t('review.mayRemain'), value: <LinesText lines={mayRemain} /> }]
            : []),
          { label: t('review.nodes'), value: nodes.map((node) => <div key={node}>{hostOf(node)}</div>) },
          {
            label: t('review.validUntil'),
            value: t('review.validFor', { time: formatDateTime(expiration), seconds }),
          },
          { label: t('review.afterBlock'), value: String(sinceBlock) },
        ]}
      />
    </Disclosure>
  );
}
