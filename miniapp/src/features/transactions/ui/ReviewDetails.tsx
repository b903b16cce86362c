import { authorityChangeOf } from '@xbts/shared/protocol/authorityChange.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { Facts, type FactsProps } from '../../../ui/lists/Facts.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { AssetWarnings } from '../../scam/ui/AssetWarnings.tsx';
import { useScamText } from '../../scam/ui/useScamText.ts';
import { factText } from '../model/factText.ts';
import { warnedShares } from '../model/feeShares.ts';
import type { PreparedReview } from '../model/prepareReview.ts';
import type { Line } from '../model/reviewSums.ts';
import { shownMemos, stepsOf } from '../model/shownFacts.ts';
import { useReviewT } from '../texts/reviewTexts.ts';
import styles from './ReviewSheet.module.css';
import { VotesList } from './VotesList.tsx';

type Rows = FactsProps['rows'];

const linesText = (lines: readonly Line[]) =>
  lines.map(({ assetId, units, precision, symbol }) => (
    <div key={assetId}>
      <SymbolText symbol={symbol} figure={formatAmount(units, precision, 'exact')} isSmall />
    </div>
  ));

/**
 * The outgoing amounts, the minimum received, the recipients, the message and the fee, all from the operations to sign.
 */
export function ReviewDetails({ prepared }: { prepared: PreparedReview }) {
  const t = useReviewT();
  const { leaves, arrives, wants, expects, fees, payer, recipients, notes } = prepared;
  const isOne = prepared.operations.length === 1;
  const isGuaranteed = arrives.length > 0;
  return (
    <>
      <Moved label={t(wants.length > 0 ? 'review.youOffer' : 'review.youSend')} lines={leaves} />
      <Moved label={t('review.youGet')} lines={arrives} />
      <Moved label={t('review.onceSold')} lines={wants} />
      {!isGuaranteed && <Moved label={t('review.expects')} lines={expects} />}
      <Cautions prepared={prepared} />
      <Facts
        rows={[
          ...(isGuaranteed ? linesRow(t('review.expected'), expects) : []),
          ...linesRow(t('review.mayRemain'), prepared.mayRemain),
          ...recipients.map(({ id, name }) => ({
            label: t('common.to'),
            value: <Party id={id} name={name} />,
          })),
          { label: t('common.from'), value: <Party id={payer.id} name={payer.name} /> },
          ...notes.map(({ label, value }) => ({
            label,
            value: <span className={styles.memo}>{value}</span>,
          })),
          ...shownMemos(prepared).map(({ index, to, text }) => ({
            label: isOne ? t('review.memo') : t('review.memoOf', { number: index + 1, name: to }),
            value: (
              <span className={styles.memo} translate="no">
                {text}
              </span>
            ),
          })),
          { label: t('common.fee'), value: linesText(fees) },
        ]}
      />
      {prepared.votes !== undefined && <VotesList votes={prepared.votes} />}
      <StepList prepared={prepared} />
    </>
  );
}

const linesRow = (label: string, lines: readonly Line[]): Rows =>
  lines.length === 0 ? [] : [{ label, value: linesText(lines) }];

/** Each operation in words, if amounts and recipients do not say everything. */
function StepList({ prepared }: { prepared: PreparedReview }) {
  const t = useReviewT();
  const steps = stepsOf(prepared).filter((facts) => facts.length > 0);
  if (steps.length === 0) return null;
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

function Moved({ label, lines }: { label: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.moved}>
      <span className={styles.label}>{label}</span>
      <div className={styles.amount}>{linesText(lines)}</div>
    </div>
  );
}

/** The assets that leave or arrive, without those that only pay a fee. */
function movedAssets({ assets, leaves, arrives, wants, expects }: PreparedReview): Asset[] {
  const moved = new Set([...leaves, ...arrives, ...wants, ...expects].map(({ assetId }) => assetId));
  return assets.filter(({ id }) => moved.has(id));
}

function Cautions({ prepared }: { prepared: PreparedReview }) {
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
    </>
  );
}

function Party({ id, name }: { id: string; name: string }) {
  return (
    <span className={styles.party}>
      <AccountIcon name={name} size={24} />
      <span>
        <strong>{name}</strong> <small>{id}</small>
      </span>
    </span>
  );
}
