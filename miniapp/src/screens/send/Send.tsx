import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { AmountField } from '../../components/AmountField.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { estimateOf } from '../../data/portfolio.ts';
import { useFeaturedPrices } from '../../data/prices.ts';
import { errorText } from '../../i18n/errorText.ts';
import { formatAmount, formatFiat } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { messenger } from '../../messenger/messenger.ts';
import { useSettings } from '../../stores/settings.ts';
import { AssetPicker } from './AssetPicker.tsx';
import { FeeLine } from './FeeLine.tsx';
import { RecipientField } from './RecipientField.tsx';
import { memoBytes } from './transferForm.ts';
import { useReviewTransfer } from './useReviewTransfer.ts';
import { type SendForm, useSendForm } from './useSendForm.ts';

/** Pays another account: to whom, how much, with which message and in which asset the fee is paid. */
export function Send({ account }: { account: string }) {
  const t = useT();
  const search = new URLSearchParams(useSearch());
  const preset = (name: string) => search.get(name) ?? '';
  const form = useSendForm(account, {
    to: preset('to'),
    asset: preset('asset'),
    amount: preset('amount'),
    memo: preset('memo'),
  });
  const review = useReviewTransfer(account, form);
  const [picking, setPicking] = useState<'asset' | 'fee' | null>(null);
  const { fields, change, holdings, holding } = form;
  useClosingConfirmation(fields.to !== '' || fields.amount !== '' || fields.memo !== '');
  return (
    <Page title={t('send.title')} action={{ label: t('send.review'), onPress: review.open }}>
      <RecipientField form={form} />
      <SentAmount form={form} onPickAsset={() => setPicking('asset')} />
      <MemoField form={form} />
      <Section>
        <FeeLine form={form} onPick={() => setPicking('fee')} />
        <Remaining form={form} />
      </Section>
      {picking !== null && (
        <AssetPicker
          title={t(picking === 'asset' ? 'send.pickAsset' : 'send.pickFeeAsset')}
          holdings={holdings.filter(({ amount }) => amount > 0n)}
          chosen={picking === 'asset' ? holding?.assetId : fields.feeAssetId}
          onChoose={({ symbol, assetId }) => {
            change(picking === 'asset' ? { symbol } : { feeAssetId: assetId });
            setPicking(null);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </Page>
  );
}

function SentAmount({ form, onPickAsset }: { form: SendForm; onPickAsset: () => void }) {
  const t = useT();
  const prices = useFeaturedPrices();
  const { currency } = useSettings();
  const { holding, units, errors, fields, change, takeShare } = form;
  if (holding === undefined) return <Skeleton height={120} />;
  const code = ({ usd: 'USD', rub: 'RUB', cny: 'CNY', eur: 'EUR' } as const)[currency];
  const { value } = estimateOf({ ...holding, total: units ?? 0n }, prices, code);
  return (
    <AmountField
      label={t('amount.label')}
      value={fields.amount}
      onChange={(amount) => change({ amount })}
      symbol={holding.symbol}
      onPickAsset={onPickAsset}
      balance={formatAmount(holding.amount, holding.precision, 'exact')}
      onShare={takeShare}
      fiat={value === null ? t('wallet.noPrice') : `≈ ${formatFiat(value, currency)}`}
      error={errors.amount === null ? undefined : errorText(errors.amount)}
    />
  );
}

function MemoField({ form }: { form: SendForm }) {
  const t = useT();
  const { fields, errors, recipient, change } = form;
  const name = recipient.account?.name;
  return (
    <TextField
      label={t('send.memo')}
      value={fields.memo}
      onChange={(memo) => change({ memo })}
      lines={2}
      error={errors.memo === null ? undefined : errorText(errors.memo)}
      hint={name === undefined ? t('send.memoHintGeneral') : t('send.memoHint', { name })}
      counter={
        fields.memo === ''
          ? undefined
          : t('send.memoLength', { bytes: memoBytes(fields.memo), longest: form.longestMemo })
      }
    />
  );
}

/** What the account has of the asset after the payment and, when it is paid in the same asset, its fee. */
function Remaining({ form: { holding, units, fee } }: { form: SendForm }) {
  const t = useT();
  if (holding === undefined || units === null) return null;
  const spent = units + (fee.assetId === holding.assetId ? (fee.units ?? 0n) : 0n);
  if (spent > holding.amount) return null;
  const left = formatAmount(holding.amount - spent, holding.precision, 'exact');
  return <Facts rows={[{ label: t('send.remains'), value: `${left} ${holding.symbol}` }]} />;
}

/** While something is typed, the messenger asks before it closes the app. */
function useClosingConfirmation(isDue: boolean): void {
  useEffect(() => {
    messenger.setClosingConfirmation(isDue);
    return () => messenger.setClosingConfirmation(false);
  }, [isDue]);
}
