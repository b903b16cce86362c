import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { unread, useForm } from '../../../../platform/form.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { readSpentAmount, shareTextRoundedDown, untyped } from '../../../assets/model/typedAmount.ts';
import { AmountField } from '../../../assets/ui/AmountField.tsx';
import { FieldFiat } from '../../../assets/ui/FieldFiat.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import { feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { useSlippage } from '../../../swap/model/slippage.ts';
import { usePaidReview } from '../../../transactions/ui/usePaidReview.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { EntryImpact } from './EntryImpact.tsx';
import { EntryOutcome } from './EntryOutcome.tsx';
import { isImpactAccepted } from './entryImpactLevel.ts';
import { entryRequest, quoteEntry } from './entryRequest.ts';
import styles from './PoolForms.module.css';
import { StakeFrame } from './StakeFrame.tsx';
import type { StakeFormProps } from './sheetProps.ts';

/** A deposit of one asset in one transaction: a part is swapped in the same pool, then both are deposited. */
export function OneForm(props: StakeFormProps) {
  const t = usePoolT();
  const { known, account } = props;
  const balanceText = useBalanceText();
  const form = useEntryForm(props);
  const { asset, balance, fee } = form;
  useUnsavedWork(form.text !== '');
  return (
    <StakeFrame form={props} review={form}>
      <p className={styles.text}>{t('stake.oneHint')}</p>
      <Tabs
        label={t('stake.ways')}
        items={[known.assetA, known.assetB].map((each) => ({ value: each.id, label: each.symbol }))}
        value={asset.id}
        onChange={form.choose}
      />
      <AmountField
        key={account + asset.id}
        label={t('stake.give', { symbol: asset.symbol })}
        value={form.text}
        onChange={form.type}
        symbol={asset.symbol}
        fiat={<FieldFiat text={form.text} asset={asset} onAmount={form.type} />}
        balance={balanceText(balance, asset)}
        onShare={form.takeShare}
        error={form.error === null ? undefined : errorText(form.error)}
      />
      {form.quoteError !== null && <Notice tone="error">{errorText(form.quoteError)}</Notice>}
      {form.quote !== null && (
        <>
          <EntryOutcome quote={form.quote} held={form.held} known={known} />
          <EntryImpact impact={form.quote.exchange.impact} typed={form.word} onType={form.typeWord} />
        </>
      )}
      <FeeRow {...fee} />
    </StakeFrame>
  );
}

function useEntryForm({ known, account, balances, onClose }: StakeFormProps) {
  const t = usePoolT();
  const { fields, change } = useForm({ assetId: known.assetA.id, text: '', word: '' });
  const { assetId, text, word } = fields;
  const { slippage } = useSlippage();
  const asset: Asset = assetId === known.assetB.id ? known.assetB : known.assetA;
  const balance = balances.balanceOf(asset);
  const limits = { ...asset, balance };
  const { units, error } = text === '' ? untyped : readSpentAmount(text, limits);
  const give = units === null ? null : { units, assetId: asset.id };
  const { value: quote, error: quoteError } = give === null ? unread : quoteEntry(known, give, slippage);
  const held = balances.balanceOf(known.share);
  const accountId = balances.accountId ?? '1.2.0';
  // The consent was given to another amount.
  const type = (next: string) => change({ text: next, word: '' });
  const isRight =
    balances.accountId !== undefined &&
    quote !== null &&
    isImpactAccepted(quote.exchange.impact, word, t('stake.impactWord'));
  const order = { account, accountId, known, t, slippage, held };
  const review = usePaidReview(
    account,
    give === null || quote === null
      ? null
      : (feeAssetId) => entryRequest({ ...order, give, feeAssetId }, quote),
    { isRight, onSent: onClose },
  );
  return {
    asset,
    text,
    balance,
    ...review,
    quote,
    held,
    error,
    quoteError,
    choose: (id: string) => change({ assetId: id, text: '', word: '' }),
    type,
    takeShare: (percent: number) =>
      type(shareTextRoundedDown(percent, limits, feeTakenFrom(asset.id, review.fee.fee))),
    word,
    typeWord: (next: string) => change({ word: next }),
  };
}
