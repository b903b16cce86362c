import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import { useId, useState } from 'react';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useFocusAtFirst } from '../../../ui/inputs/useFocusAtFirst.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { readWorth, type TypedWorth, worthText } from '../model/fiatAmount.ts';
import { fiatCodes } from '../model/prices/fiatCodes.ts';
import { useAssetPrice, type ValuedAsset } from '../model/prices/useAssetPrice.ts';
import { readAmount } from '../model/typedAmount.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import { EstimateText } from './EstimateText.tsx';
import styles from './FiatEntry.module.css';

/**
 * The value of a field's amount, an estimate, with its age if it may be out of date; 'no price' without one. It is no
 * balance, so it stays visible while balances are hidden.
 */
export function Worth({ asset, units }: { asset: ValuedAsset; units: bigint }) {
  const t = useT();
  const { value, isPending, staleSince } = useAssetPrice(asset, units);
  if (isPending) return <Skeleton width={64} />;
  return (
    <>
      <EstimateText value={value} />
      {staleSince !== null && ` · ${t('common.asOf', { time: formatClock(staleSince) })}`}
    </>
  );
}

export interface FiatEntryProps {
  asset: ValuedAsset;
  /** The text of the field of the amount. */
  text: string;
  /** Called with the amount of the typed value, as a text for that field; '' while invalid. */
  onAmount: (text: string) => void;
}

/** The value of a field's amount; a press makes it editable, and the field follows. */
export function FiatEntry({ asset, text, onAmount }: FiatEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const t = useAssetT();
  const currency = useSettings((settings) => fiatCodes[settings.currency]);
  const whole = unitsPerWhole(asset.precision);
  const { value } = useAssetPrice(asset, whole);
  const units = text.trim() === '' ? 0n : readAmount(text, asset.precision).units;
  const worth = units === null ? null : <Worth asset={asset} units={units} />;
  if (value === null || value === 0) return worth;
  const label = t(isOpen ? 'fiat.close' : 'fiat.open', { currency });
  return (
    <span className={styles.entry}>
      {isOpen ? (
        <WorthField
          perUnit={value / Number(whole)}
          precision={asset.precision}
          currency={currency}
          {...{ text, units, onAmount }}
        />
      ) : (
        <span>{worth}</span>
      )}
      <button type="button" className={styles.turn} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className="visually-hidden">{label}</span>
        <Icon name={isOpen ? 'close' : 'currency'} size={16} />
      </button>
    </span>
  );
}

interface WorthFieldProps extends Pick<FiatEntryProps, 'text' | 'onAmount'> {
  perUnit: number;
  precision: number;
  currency: string;
  units: bigint | null;
}

/** The typed value while its resulting amount is in the field; afterwards, the value of the field's amount. */
function WorthField({ perUnit, precision, currency, text, units, onAmount }: WorthFieldProps) {
  const t = useAssetT();
  const id = useId();
  const input = useFocusAtFirst<HTMLInputElement>(true);
  const [typed, setTyped] = useState<TypedWorth | null>(null);
  const isOwn = typed !== null && typed.amount === text;
  const error = isOwn ? typed.error : null;
  const type = (next: string) => {
    const read = readWorth(next, { perUnit }, precision);
    setTyped(read);
    onAmount(read.amount);
  };
  return (
    <span className={styles.field}>
      <label htmlFor={id} className={styles.currency}>
        <span className="visually-hidden">{t('fiat.label', { currency })}</span>
        <span aria-hidden="true">{currency}</span>
      </label>
      <input
        id={id}
        className={styles.input}
        value={isOwn ? typed.text : worthText(units === null ? null : Number(units) * perUnit)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
        ref={input}
        onChange={(event) => type(event.target.value)}
      />
      <span id={`${id}-error`} role={error === null ? undefined : 'alert'} className={styles.error}>
        {error === null ? null : errorText(error)}
      </span>
    </span>
  );
}
