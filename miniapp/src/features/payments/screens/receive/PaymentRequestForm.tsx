import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { plainNumber } from '@xbts/shared/amounts/typedNumber.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { AskedPayment } from '@xbts/shared/services/paymentRequests.ts';
import { isFaultless, useForm } from '../../../../platform/form.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { showCopied, showError } from '../../../../platform/toasts.ts';
import { QrCode } from '../../../../ui/display/QrCode.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { CopyButton } from '../../../../ui/inputs/CopyButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { FieldFiat } from '../../../assets/ui/FieldFiat.tsx';
import { useShare } from '../../../info/ui/useShare.ts';
import { writePaymentLink } from '../../../recipients/model/paymentLink.ts';
import { AssetWarnings } from '../../../scam/ui/AssetWarnings.tsx';
import { useAskedT } from '../../texts/askedTexts.ts';
import { useTransferT } from '../../texts/transferTexts.ts';
import { AssetField } from './AssetField.tsx';
import styles from './Receive.module.css';
import { checkRequest, emptyRequest } from './requestDraft.ts';
import { useAskedAsset } from './useAskedAsset.ts';

/** Offers the link to others: by the messenger's own choice of chats, the device's sheet, or the clipboard. */
export function sharePayment(url: string, text: string): void {
  if (messenger.isInside) {
    const query = new URLSearchParams({ url, text });
    messenger.openLink(`https://t.me/share/url?${query.toString()}`);
    return;
  }
  if (typeof navigator.share !== 'function') {
    messenger.writeClipboard(url).then(showCopied, showError);
    return;
  }
  navigator.share({ url, text }).catch((error: unknown) => {
    // Closing the sheet is no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showError(new AppError('clipboard.refused', {}, error));
  });
}

/** A link and a code that fill in the payer's form: amount, asset and message. */
export function PaymentRequestForm({ account }: { account: string }) {
  const t = useTransferT();
  const { fields: draft, change } = useForm(emptyRequest);
  const asset = useAskedAsset(draft.asset);
  const errors = checkRequest(draft, asset);
  const isFilled = draft.asset + draft.amount + draft.memo !== '';
  const isRight = isFilled && isFaultless(errors) && !asset.isChecking;
  const { amount, memo } = draft;
  const asked = {
    to: account,
    asset: withoutFormatMarks(draft.asset).trim().toUpperCase(),
    amount: plainNumber(amount),
    memo: memo.trim(),
  };
  const link = writePaymentLink(window.location.origin, asked);
  const sharing = useShareRequest(asked, { link, text: t('request.shareText', { account }) });
  return (
    <Section header={t('request.title')} footer={sharing.hint} isPadded>
      <AssetField
        account={account}
        value={draft.asset}
        onChange={(symbol) => change({ asset: symbol })}
        error={errors.asset}
      />
      <AssetWarnings assets={asset.asset === null ? [] : [asset.asset]} account={account} />
      <TextField
        isInCard
        label={t('request.amount')}
        inputMode="decimal"
        value={amount}
        onChange={(typed) => change({ amount: typed })}
        error={errors.amount === null ? undefined : errorText(errors.amount)}
      />
      {asset.asset !== null && (
        <FieldFiat asset={asset.asset} text={amount} onAmount={(made) => change({ amount: made })} />
      )}
      <TextField
        isInCard
        label={t('request.memo')}
        value={memo}
        onChange={(typed) => change({ memo: typed })}
        error={errors.memo === null ? undefined : errorText(errors.memo)}
      />
      {isRight && (
        <div className={styles.request}>
          <QrCode text={link} label={t('request.qr', { account })} />
          <p className={styles.link}>{link}</p>
          <CopyButton text={link}>{t('request.copy')}</CopyButton>
          <Button
            kind="secondary"
            icon="external"
            isStretched
            isLoading={sharing.isBusy}
            onPress={sharing.share}
          >
            {t('common.share')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** In the messenger a card that the bot stores and marks once it is paid; elsewhere the link. */
function useShareRequest(asked: AskedPayment, plain: { link: string; text: string }) {
  const t = useTransferT();
  const askedT = useAskedT();
  const { isBusy, share } = useShare();
  const hint = t('request.hint');
  if (!messenger.hasLaunchData)
    return { isBusy: false, hint, share: () => sharePayment(plain.link, plain.text) };
  return {
    isBusy,
    hint: `${hint} ${askedT('asked.keeps')}`,
    share: () => share({ thing: { what: 'request', asked }, plain }),
  };
}
