import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ReactNode } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { Section } from '../../../../ui/lists/Section.tsx';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import type { GatewayOffer } from '../../model/gatewayOffers.ts';
import type { ChangedTerm } from '../../model/gatewayTerms.ts';
import { type TranslateGateway, useGatewayT } from '../../texts/gatewayTexts.ts';
import { AddressField } from './AddressField.tsx';
import { MemoField } from './MemoField.tsx';
import { sharedMemoText } from './sharedMemo.ts';
import { TermsSection } from './TermsSection.tsx';
import { useReviewWithdrawal, type WithdrawalReview } from './useReviewWithdrawal.ts';
import { useWithdrawForm, type WithdrawalSubject, type WithdrawForm } from './useWithdrawForm.ts';
import styles from './Withdraw.module.css';
import { WithdrawnAmount } from './WithdrawnAmount.tsx';

/** The account that receives the withdrawal: the coin's issuer on the chain. */
function IssuerSection({ form: { issuer, errors, subject } }: { form: WithdrawForm }) {
  const t = useGatewayT();
  if (issuer === undefined)
    return errors.issuer === null ? null : <Notice tone="error">{errorText(errors.issuer)}</Notice>;
  return (
    <Section header={t('withdraw.to')}>
      <div className={styles.wallet}>
        <AccountIcon name={issuer.name} size={36} />
        <span>
          <strong>{issuer.name}</strong> {issuer.id}
          <small>{t('withdraw.isIssuer', { symbol: subject.coin.symbol })}</small>
        </span>
      </div>
    </Section>
  );
}

export interface WithdrawSubjectProps {
  title: string;
  account: string;
  offer: GatewayOffer;
  /** As typed for the comparison of networks. */
  firstAmount: string;
  before: ReactNode;
  after: ReactNode;
  onSent: (id: string) => void;
}

export interface WithdrawFieldsProps extends WithdrawSubjectProps {
  subject: WithdrawalSubject;
  /** The notice that the terms are cached because the gateway does not answer. */
  kept: string | null;
}

/** The form of a withdrawal. */
export function WithdrawFields(props: WithdrawFieldsProps) {
  const { title, subject, kept, firstAmount, before, after, onSent } = props;
  const t = useGatewayT();
  const form = useWithdrawForm(subject, firstAmount);
  useUnsavedWork(form.fields.address !== '' || form.fields.memo !== '' || form.fields.amount !== '');
  const review = useReviewWithdrawal(form, (id) => {
    form.clear();
    onSent(id);
  });
  const action = form.isAllowed
    ? { label: t('common.review'), isLoading: review.isBusy, onPress: () => void review.open() }
    : undefined;
  return (
    <Page title={title} action={action}>
      {before}
      {form.isAllowed ? <OpenFields form={form} /> : <Maintenance subject={subject} />}
      {kept !== null && <Notice tone="warning">{kept}</Notice>}
      <Hindrances review={review} />
      {after}
    </Page>
  );
}

function Maintenance({ subject }: { subject: WithdrawalSubject }) {
  const t = useGatewayT();
  return (
    <Notice tone="error">
      <strong>{errorText(new AppError('gateway.withdrawal_maintenance'))}</strong>
      <br />
      {t('withdraw.maintenanceHint', { coin: subject.coin.backingCoin })}
    </Notice>
  );
}

function OpenFields({ form }: { form: ReturnType<typeof useWithdrawForm> }) {
  return (
    <>
      <AddressField form={form} />
      {form.subject.coin.memoSupport && <MemoField form={form} />}
      <WithdrawnAmount form={form} />
      <TermsSection form={form} />
      <IssuerSection form={form} />
      <SharedMemo form={form} />
    </>
  );
}

/** Two networks pay this coin out by one memo: nothing in the transfer distinguishes them. */
function SharedMemo({ form: { subject, twins } }: { form: ReturnType<typeof useWithdrawForm> }) {
  const t = useGatewayT();
  if (twins.length === 0) return null;
  return <Notice tone="warning">{sharedMemoText(subject, twins, t)}</Notice>;
}

const termName = (term: ChangedTerm, t: TranslateGateway): string =>
  ({
    minAmount: t('withdraw.minimum'),
    withdrawFee: t('withdraw.networkFee'),
    gateFee: t('withdraw.gateFee'),
    memoSupport: t('withdraw.memo'),
  })[term];

const termWords = (words: string, t: TranslateGateway): string =>
  words === 'true' ? t('withdraw.needed') : words === 'false' ? t('withdraw.notNeeded') : words;

/** The obstacle to the review: changed terms with old and new figures, or a failure. */
function Hindrances({ review: { changes, error } }: { review: WithdrawalReview }) {
  const t = useGatewayT();
  return (
    <>
      {changes.length > 0 && (
        <Notice tone="error">
          <strong>{errorText(new AppError('gateway.terms_changed'))}</strong>
          {changes.map(({ term, before, now }) => (
            <p key={term}>
              {t('withdraw.changedFrom', {
                label: termName(term, t),
                before: termWords(before, t),
                now: termWords(now, t),
              })}
            </p>
          ))}
        </Notice>
      )}
      {error !== null && <Notice tone="error">{errorText(error)}</Notice>}
    </>
  );
}
