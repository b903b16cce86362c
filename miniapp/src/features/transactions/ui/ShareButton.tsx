import { useState } from 'react';
import { blockLink } from '../../../platform/chain/explorerLinks.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { formatAmount, formatInteger } from '../../../platform/i18n/numbers.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import { showError } from '../../../platform/toasts.ts';
import { RoundButton } from '../../../ui/inputs/RoundButton.tsx';
import type { PendingTransaction } from '../model/pending.ts';
import type { PreparedReview } from '../model/prepareReview.ts';
import type { Line } from '../model/reviewSums.ts';
import { type TranslateReview, useReviewT } from '../texts/reviewTexts.ts';
import type { Receipt } from './share/drawReceipt.ts';

const amountText = ({ units, precision, symbol }: Line): string =>
  `${formatAmount(units, precision, 'plain')}\u00a0${symbol}`;

function receiptOf(
  { id, blockNumber, endedAt }: PendingTransaction,
  { leaves, arrives, wants, recipients }: PreparedReview,
  { word, t }: { word: string; t: TranslateReview },
): Receipt {
  const [given, got] = leaves.length > 0 ? [leaves, arrives] : [arrives.length > 0 ? arrives : wants, []];
  const number = blockNumber ?? 0;
  return {
    word,
    amounts: given.map(amountText),
    facts: [
      ...(got.length > 0 ? [{ label: t('review.youGet'), value: got.map(amountText).join(', ') }] : []),
      ...(recipients.length > 0
        ? [{ label: t('common.to'), value: recipients.map(({ name }) => name).join(', ') }]
        : []),
      ...(endedAt === undefined ? [] : [{ label: t('common.time'), value: formatDateTime(endedAt) }]),
      { label: t('common.block'), value: formatInteger(number) },
      { label: t('transaction.id'), value: id },
    ],
    link: blockLink(number),
  };
}

export interface ShareButtonProps {
  transaction: PendingTransaction;
  prepared: PreparedReview;
  /** What happened, in one word. */
  word: string;
}

/** Passes a receipt on: a picture drawn on this device, or, where no picture can leave the messenger, its words with the explorer's link. */
export function ShareButton({ transaction, prepared, word }: ShareButtonProps) {
  const t = useReviewT();
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      const { shareReceipt } = await loadPart(() => import('./share/shareReceipt.ts'));
      await shareReceipt(
        receiptOf(transaction, prepared, { word, t }),
        `xbts-${transaction.id.slice(0, 8)}.png`,
      );
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <RoundButton icon="share" label={t('common.share')} isDisabled={isBusy} onPress={() => void share()} />
  );
}
