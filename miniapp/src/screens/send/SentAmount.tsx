import { AmountField } from '../../components/AmountField.tsx';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { estimateOf } from '../../data/portfolio/portfolio.ts';
import { useFeaturedPrices } from '../../data/prices/prices.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { errorText } from '../../i18n/errorText.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { useTransferT } from '../../i18n/transferTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { useSettings } from '../../stores/settings.ts';
import { shownIn } from './usePurse.ts';
import type { SendForm } from './useSendForm.ts';

const codes = { usd: 'USD', rub: 'RUB', cny: 'CNY', eur: 'EUR' } as const;

/** How much, in which asset; a payment link may ask for an asset that is not there. */
export function SentAmount({ form, onPickAsset }: { form: SendForm; onPickAsset: () => void }) {
  const t = useT();
  const tTransfer = useTransferT();
  const prices = useFeaturedPrices();
  const scam = useScamLists();
  const { currency } = useSettings();
  const { holding, units, errors, fields, change, takeShare } = form;
  if (errors.asset !== null) {
    return (
      <Notice tone="error">
        <p>{errorText(errors.asset)}</p>
        <Button kind="secondary" onPress={onPickAsset}>
          {tTransfer('send.noAsset')}
        </Button>
      </Notice>
    );
  }
  if (holding === undefined) return <Skeleton height={120} />;
  const none = { inOrders: 0n, total: units ?? 0n };
  const { value } = estimateOf({ ...holding, ...none }, prices, codes[currency]);
  return (
    <>
      <AmountField
        label={t('amount.label')}
        value={fields.amount}
        onChange={(amount) => change({ amount })}
        symbol={holding.symbol}
        onPickAsset={onPickAsset}
        balance={shownIn(holding)(holding.amount)}
        onShare={takeShare}
        fiat={value === null ? t('wallet.noPrice') : `≈ ${formatFiat(value, currency)}`}
        error={errors.amount === null ? undefined : errorText(errors.amount)}
      />
      {scam.assets.has(holding.symbol) && (
        <Notice tone="error">{tTransfer('scam.asset', { symbol: holding.symbol })}</Notice>
      )}
    </>
  );
}
