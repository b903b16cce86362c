import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { AmountField } from '../../assets/ui/AmountField.tsx';
import { FieldFiat } from '../../assets/ui/FieldFiat.tsx';
import { useBalanceText } from '../../assets/ui/useBalanceText.ts';
import { useScamAssets } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { useSwapT } from '../texts/swapTexts.ts';
import styles from './Swap.module.css';
import type { SwapForm } from './useSwapForm.ts';

/** The paid and the received amount, both editable, and the button that swaps the two. */
export function SwapFields({ form, onPick }: { form: SwapForm; onPick: (end: 'from' | 'to') => void }) {
  const t = useSwapT();
  const balanceText = useBalanceText();
  const { from, to, texts, errors, change, balance } = form;
  if (from === undefined || to === undefined) return null;
  const pay = (text: string) => change({ side: 'in', text });
  const get = (text: string) => change({ side: 'out', text });
  return (
    <div className={styles.fields}>
      <AmountField
        label={t('swap.pay')}
        value={texts.pay}
        onChange={pay}
        symbol={from.symbol}
        onPickAsset={() => onPick('from')}
        {...(balance !== undefined && { balance: balanceText(balance, from), onShare: form.takeShare })}
        fiat={<Fiat key={from.id} asset={from} text={texts.pay} onAmount={pay} />}
        error={errors.pay === null ? undefined : errorText(errors.pay)}
      />
      <div className={styles.flip}>
        <IconButton icon="swap" label={t('swap.flip')} onPress={form.flip} />
      </div>
      <AmountField
        label={t('swap.get')}
        value={texts.get}
        onChange={get}
        symbol={to.symbol}
        onPickAsset={() => onPick('to')}
        fiat={<Fiat key={to.id} asset={to} text={texts.get} onAmount={get} />}
        error={errors.get === null ? undefined : errorText(errors.get)}
      />
    </div>
  );
}

/** The value of an amount, and a mark if its asset is on the scam list. */
function Fiat(props: { asset: Asset; text: string; onAmount: (text: string) => void }) {
  const scam = useScamAssets();
  const { asset } = props;
  return (
    <>
      <FieldFiat {...props} />
      <ScamMark isScam={scam.has(asset.symbol)} />
    </>
  );
}
