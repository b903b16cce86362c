import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { useState } from 'react';
import { useForm } from '../../../../platform/form.ts';
import { readSpentAmount, shareTextRoundedDown, untyped } from '../../../assets/model/typedAmount.ts';
import { type FeeAsset, feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { useRecipient } from '../../../recipients/model/recipient.ts';
import { useVerdict } from '../../../recipients/model/recipientVerdict.ts';
import { consentOf } from '../../../recipients/model/verdict.ts';
import { readHours } from '../../model/timedForm.ts';
import { createOperation } from '../../model/timedRequests.ts';
import { useHoldings } from '../../model/useHoldings.ts';
import { useTimedLimits } from '../../model/useTimed.ts';
import { useLock } from './useLock.ts';

const DAY = '24';
/** A sample for the fee, which depends only on the time. */
const sample = {
  from: '1.2.0',
  to: '1.2.0',
  amount: { amount: 1, asset_id: CORE_ASSET_ID },
  lock: [2, '00'.repeat(32)] as [number, string],
  size: 32,
};

/** The recipient and the consent to warnings about the recipient. */
function useParty(account: string) {
  const [to, setTo] = useState('');
  const [consent, setConsent] = useState('');
  const recipient = useRecipient(to, account);
  const verdict = useVerdict(account, recipient.account, '');
  const { key, hasConsent } = consentOf(verdict, recipient.account?.name ?? '', '', consent);
  return {
    to,
    setTo,
    recipient,
    verdict,
    hasConsent,
    consent: (isGiven: boolean) => setConsent(isGiven ? key : ''),
  };
}

/** How much of which asset. */
function useSum(account: string) {
  const { accountId, holdings } = useHoldings(account);
  const [assetId, setAssetId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const held = holdings.find(({ amount }) => amount > 0n) ?? holdings[0];
  const holding = assetId === null ? held : holdings.find((each) => each.assetId === assetId);
  const limits = holding && { ...holding, balance: holding.amount };
  return {
    accountId,
    holdings,
    holding,
    text,
    setText,
    pick: setAssetId,
    ...(limits === undefined ? untyped : readSpentAmount(text, limits)),
    /** Enters a part of the holding; `fee` is reserved from the same holding. */
    takeShare: (percent: number, fee: FeeAsset) => {
      if (limits !== undefined)
        setText(shareTextRoundedDown(percent, limits, feeTakenFrom(limits.assetId, fee)));
    },
  };
}

/** The state of the form of a new timed transfer. */
export function useTimedForm(account: string) {
  const party = useParty(account);
  const sum = useSum(account);
  const lock = useLock();
  const limits = useTimedLimits().data;
  const form = useForm({ hours: DAY });
  const { hours } = form.fields;
  const time = readHours(hours, limits?.seconds ?? Number.MAX_SAFE_INTEGER);
  const { value: seconds } = time;
  const fee = useFeeChoice(account, seconds === null ? null : [createOperation({ ...sample, seconds })]);
  const { holding, units } = sum;
  return {
    account,
    party,
    sum,
    lock,
    limits,
    fee,
    hours,
    setHours: (typed: string) => form.change({ hours: typed }),
    seconds,
    errors: {
      to: form.shown(party.to !== '', party.recipient.error),
      amount: form.shown(sum.text !== '', sum.error),
      hours: time.error,
      hash: form.shown(lock.hash !== '', lock.errors.hash),
      size: lock.errors.size,
      isConsentDue: form.isChecked && !party.hasConsent,
    },
    /** The request to sign; 'wrong' for invalid input, 'waiting' while the recipient is being checked. */
    async check() {
      form.check();
      const { recipient, verdict, hasConsent } = party;
      const isTyped = recipient.error === null && units !== null && seconds !== null;
      if (!isTyped || fee.fee.problem !== null || holding === undefined) return 'wrong';
      if (recipient.account === null || verdict === null || sum.accountId === undefined) return 'waiting';
      if (verdict.level === 'refused' || !hasConsent) return 'wrong';
      const locked = await lock.make();
      if (locked === null) return 'wrong';
      return createOperation({
        from: sum.accountId,
        to: recipient.account.id,
        amount: { amount: units.toString(), asset_id: holding.assetId },
        lock: locked.hash,
        size: locked.size,
        seconds,
      });
    },
  };
}

export type TimedForm = ReturnType<typeof useTimedForm>;
