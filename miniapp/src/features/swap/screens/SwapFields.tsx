import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Suspense } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { AmountField } from '../../assets/ui/AmountField.tsx';
import { useBalanceText } from '../../assets/ui/useBalanceText.ts';
import { useScamAssets } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { useSwapT } from '../texts/swapTexts.ts';
import styles from './Swap.module.css';
import type { SwapForm } from './useSwapForm.ts';

const Worth = lazyPart(async () => (await import('../../assets/ui/Worth.tsx')).Worth);

/** What is paid and what is got, either of which may be typed, and the button between that swaps them. */
export function SwapFields({ form, onPick }: { form: SwapForm; onPick: (end: 'from' | 'to') => void }) {
  const t = useSwapT();
  const balanceText = useBalanceText();
  const { from, to, texts, errors, change, quote, balance } = form;
  const { plan } = quote;
  if (from === undefined || to === undefined) return null;
  return (
    <div className={styles.fields}>
      <AmountField
        label={t('swap.pay')}
        value={texts.pay}
        onChange={(text) => change({ side: 'in', text })}
        symbol={from.symbol}
        onPickAsset={() => onPick('from')}
        balance={balanceText(balance, from)}
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

/** What an amount is worth, and whether its asset is on the list of scam. */
function Fiat({ asset, units }: { asset: Asset; units: bigint | undefined }) {
  const scam = useScamAssets();
  return (
    <>
      <Suspense fallback={'\u00a0'}>
        <Worth asset={asset} units={units ?? 0n} />
      </Suspense>{' '}
      <ScamMark isScam={scam.has(asset.symbol)} />
    </>
  );
}
