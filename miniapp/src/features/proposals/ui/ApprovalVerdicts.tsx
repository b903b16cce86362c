import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { mentionsOf } from '@xbts/shared/protocol/proposed.ts';
import { useCallback, useEffect, useState } from 'react';
import { Notice } from '../../../ui/display/Notice.tsx';
import { useUnitPrices } from '../../assets/model/prices/usePriceBook.ts';
import { useVerdict } from '../../recipients/model/recipientVerdict.ts';
import { consentOf } from '../../recipients/model/verdict.ts';
import { VerdictCard } from '../../recipients/ui/VerdictCard.tsx';
import { AssetWarnings } from '../../scam/ui/AssetWarnings.tsx';
import { tradeLosses } from '../../transactions/model/offMarket.ts';
import type { PreparedReview } from '../../transactions/model/prepareReview.ts';
import { type ProposedPayment, proposedPayments } from '../model/proposedPayments.ts';
import { useProposalT } from '../texts/proposalTexts.ts';
import { ProposerNotice } from './ProposerNotice.tsx';

export interface ApprovalVerdictsProps {
  prepared: PreparedReview;
  /** The approved operations. */
  approved: readonly Proposal[];
  /** Called with whether all recipients are judged and all consents given. */
  onJudged: (isAllowed: boolean) => void;
}

/** A memo sealed elsewhere may say anything: no rule can check it. */
const SEALED = '?';

const keyOf = ({ payerId, toId }: ProposedPayment) => `${payerId} ${toId}`;

/** The approved operations, judged like payments from a form: their proposer, recipients, and trade prices. */
export function ApprovalVerdicts({ prepared, approved, onJudged }: ApprovalVerdictsProps) {
  const { payer, mentioned = [] } = prepared;
  const [allowed, setAllowed] = useState<Readonly<Record<string, boolean>>>({});
  const find = (id: string) => [payer, ...mentioned].find((each) => each.id === id);
  const payments = proposedPayments(approved);
  const { assets } = mentionsOf(approved.flatMap((each) => each.operations.filter((told) => told !== null)));
  const isAllowed = payments.every((each) => allowed[keyOf(each)] === true);
  useEffect(() => onJudged(isAllowed), [isAllowed, onJudged]);
  const onVerdict = useCallback(
    (key: string, isFine: boolean) => setAllowed((known) => ({ ...known, [key]: isFine })),
    [],
  );
  return (
    <>
      {approved.map((proposal) => (
        <ProposerNotice key={proposal.id} proposal={proposal} find={find} account={payer.name} />
      ))}
      <AssetWarnings assets={prepared.assets.filter(({ id }) => assets.includes(id))} account={payer.name} />
      <TradeNotices prepared={prepared} approved={approved} />
      {payments.map((payment) => {
        const [from, to] = [find(payment.payerId), find(payment.toId)];
        if (from === undefined || to === undefined) return null;
        const key = keyOf(payment);
        return (
          <PaymentVerdict
            key={key}
            sender={from.name}
            recipient={to}
            memo={payment.hasMemo ? SEALED : ''}
            onVerdict={(isFine) => onVerdict(key, isFine)}
          />
        );
      })}
    </>
  );
}

interface PaymentVerdictProps {
  sender: string;
  recipient: Account;
  memo: string;
  onVerdict: (isFine: boolean) => void;
}

function PaymentVerdict({ sender, recipient, memo, onVerdict }: PaymentVerdictProps) {
  const t = useProposalT();
  const verdict = useVerdict(sender, recipient, memo);
  const [consented, setConsented] = useState('');
  const { key, hasConsent } = consentOf(verdict, recipient.name, memo, consented);
  const isFine = verdict !== null && verdict.level !== 'refused' && hasConsent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed result is reported
  useEffect(() => onVerdict(isFine), [isFine]);
  return (
    <>
      <p>{t('judge.recipient', { name: recipient.name })}</p>
      <VerdictCard
        name={recipient.name}
        verdict={verdict}
        hasConsent={hasConsent}
        onConsent={(isGiven) => setConsented(isGiven ? key : '')}
        isConsentDue={false}
      />
    </>
  );
}

/** Trades slightly worse than the market, or without a known price; those far from it need a typed word. */
function TradeNotices({ prepared, approved }: Pick<ApprovalVerdictsProps, 'prepared' | 'approved'>) {
  const t = useProposalT();
  const priceOf = useUnitPrices();
  const symbolOf = (assetId: string) => prepared.assets.find(({ id }) => id === assetId)?.symbol ?? assetId;
  const operations = approved.flatMap((each) => each.operations);
  return tradeLosses(operations, priceOf).warned.map(({ soldId, boughtId, percent }) => {
    const named = { sold: symbolOf(soldId), bought: symbolOf(boughtId) };
    const text = percent === null ? t('judge.noPrice', named) : t('judge.worse', { ...named, percent });
    return (
      <Notice key={text} tone="warning">
        {text}
      </Notice>
    );
  });
}
