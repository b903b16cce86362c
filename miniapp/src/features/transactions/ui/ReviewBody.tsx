import { authorityChangeOf } from '@xbts/shared/protocol/authorityChange.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/display/Notice.tsx';
import { AssetWarnings } from '../../scam/ui/AssetWarnings.tsx';
import { useScamText } from '../../scam/ui/useScamText.ts';
import { warnedShares } from '../model/feeShares.ts';
import type { PreparedReview } from '../model/prepareReview.ts';
import { shownMemos } from '../model/shownFacts.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import { LinesText, Moved, Party, Worth } from './ReviewLines.tsx';
import styles from './ReviewSheet.module.css';
import { VotesList } from './VotesList.tsx';

/** What leaves and what arrives at least: all from the operations that are signed. */
export function ReviewAmounts({ prepared }: { prepared: PreparedReview }) {
  const t = useReviewT();
  const { leaves, arrives, wants, expects } = prepared;
  return (
    <>
      <Moved label={t(wants.length > 0 ? 'review.youOffer' : 'review.youSend')} lines={leaves} />
      <Moved label={t('review.youGet')} lines={arrives} />
      <Moved label={t('review.onceSold')} lines={wants} />
      {arrives.length === 0 && <Moved label={t('review.expects')} lines={expects} />}
    </>
  );
}

function Fact({ label, children, isKept = false }: { label: string; children: ReactNode; isKept?: boolean }) {
  return (
    <div className={isKept ? styles.kept : styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** To whom with the message under the name, what the request adds, and the fee, which stays in sight while all else scrolls. */
export function ReviewFacts({ prepared }: { prepared: PreparedReview }) {
  const t = useReviewT();
  const { recipients, notes, fees } = prepared;
  const memos = shownMemos(prepared);
  const isOne = prepared.operations.length === 1;
  return (
    <dl className={styles.facts}>
      {recipients.map(({ id, name }) => (
        <Fact key={id} label={t('common.to')}>
          <Party id={id} name={name} />
        </Fact>
      ))}
      {memos.map(({ index, to, text }) => (
        <Fact
          key={index}
          label={isOne ? t('review.memo') : t('review.memoOf', { number: index + 1, name: to })}
        >
          <span className={styles.memo} translate="no">
            {text}
          </span>
        </Fact>
      ))}
      {notes.map(({ label, value }) => (
        <Fact key={label} label={label}>
          <span className={styles.memo}>{value}</span>
        </Fact>
      ))}
      <Fact label={t('common.fee')} isKept>
        <LinesText lines={fees} /> <Worth lines={fees} />
      </Fact>
    </dl>
  );
}

/** The assets that leave or arrive, without those that only pay a fee. */
function movedAssets({ assets, leaves, arrives, wants, expects }: PreparedReview): Asset[] {
  const moved = new Set([...leaves, ...arrives, ...wants, ...expects].map(({ assetId }) => assetId));
  return assets.filter(({ id }) => moved.has(id));
}

/** What warns of the operations themselves, of their recipients and of their assets. */
export function Cautions({ prepared }: { prepared: PreparedReview }) {
  const { operations, recipients, feesTaken } = prepared;
  const t = useReviewT();
  const scamText = useScamText();
  const isNewPassword = operations.some(
    (operation) =>
      operation[0] === operationType.account_update &&
      operation[1].owner !== undefined &&
      authorityChangeOf(operation) === null,
  );
  const warnings = [
    ...(isNewPassword ? [t('review.newPassword')] : []),
    ...warnedShares(feesTaken).map(({ symbol, taken }) =>
      t('review.feesTaken', { symbol, percent: taken / 100 }),
    ),
    ...prepared.warnings,
  ];
  return (
    <>
      {warnings.map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
      {recipients
        .flatMap(({ name }) => scamText(name) ?? [])
        .map((text) => (
          <Notice key={text} tone="error">
            {text}
          </Notice>
        ))}
      <AssetWarnings assets={movedAssets(prepared)} account={prepared.payer.name} />
      {prepared.votes !== undefined && <VotesList votes={prepared.votes} />}
    </>
  );
}
