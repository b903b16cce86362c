import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { AmountField } from '../../components/AmountField.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { estimateOf } from '../../data/portfolio/portfolio.ts';
import { useFeaturedPrices } from '../../data/prices/prices.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { errorText } from '../../i18n/errorText.ts';
import { formatAmount, formatFiat } from '../../i18n/numbers.ts';
import { useSwapT } from '../../i18n/swapTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { useSettings } from '../../stores/settings.ts';
import styles from './Swap.module.css';
import type { SwapForm } from './useSwapForm.ts';

const codes = { usd: 'USD', rub: 'RUB', cny: 'CNY', eur: 'EUR' } as const;

/** What is paid and what is got, either of which may be typed, and the button between that swaps them. */
export function SwapFields({ form, onPick }: { form: SwapForm; onPick: (end: 'from' | 'to') => void }) {
  const t = useSwapT();
  const { from, to, texts, errors, change, quote, balance } = form;
  const { plan } = quote;
  if (from === undefined || to === undefined) return null;
  const shown = (units: bigint) => `${formatAmount(units, from.precision, 'plain')} ${from.symbol}`;
  return (
    <div className={styles.fields}>
      <AmountField
        label={t('swap.pay')}
        value={texts.pay}
        onChange={(text) => change({ side: 'in', text })}
        symbol={from.symbol}
        onPickAsset={() => onPick('from')}
        balance={shown(balance)}
        onShare={form.takeShare}
        fiat={<Fiat asset={from} units={plan?.sold.units} />}
        error={errors.pay === null ? undefined : errorText(errors.pay)}
      />
      <div className={styles.flip}>
        <IconButton icon="swap" label={t('swap.flip')} onPress={form.flip} />
      </div>
      <AmountField
        label={t('swap.get')}
        value={texts.get}
        onChange={(text) => change({ side: 'out', text })}
        symbol={to.symbol}
        onPickAsset={() => onPick('to')}
        fiat={<Fiat asset={to} units={plan?.expected.units} />}
        error={errors.get === null ? undefined : errorText(errors.get)}
      />
    </div>
  );
}

/** What an amount is worth by the featured prices, and whether its asset is on the list of scam. */
function Fiat({ asset, units }: { asset: Asset; units: bigint | undefined }) {
  const t = useT();
  const prices = useFeaturedPrices();
  const scam = useScamLists().assets;
  const { currency } = useSettings();
  const { id: assetId, symbol, precision } = asset;
  const total = units ?? 0n;
  const holding = { assetId, symbol, precision, amount: total, inOrders: 0n, total };
  const { value } = estimateOf(holding, prices, codes[currency]);
  return (
    <>
      {value === null ? t('wallet.noPrice') : `≈ ${formatFiat(value, currency)}`}{' '}
      <ScamMark isScam={scam.has(symbol)} />
    </>
  );
}
