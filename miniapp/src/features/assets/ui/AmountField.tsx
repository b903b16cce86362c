import { withDoubt, withoutDoubt } from '@xbts/shared/amounts/typedNumber.ts';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../platform/i18n/useT.ts';
import { classNames } from '../../../ui/display/classNames.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { NumberReadings, useNumberError } from '../../../ui/inputs/NumberReadings.tsx';
import { useFocusAtFirst } from '../../../ui/inputs/useFocusAtFirst.ts';
import styles from './AmountField.module.css';
import { AssetIcon } from './AssetIcon.tsx';
import { ShareButtons } from './ShareButtons.tsx';

export interface AmountFieldProps {
  label: string;
  /** The text as typed, marked by withDoubt; the screen parses it with parseAmount. */
  value: string;
  onChange: (value: string) => void;
  /** Called on focus: a figure that changes on its own must stop then. */
  onFocus?: () => void;
  symbol: string;
  /** Makes the asset a button that opens the screen's asset picker. */
  onPickAsset?: () => void;
  /** The formatted balance; its label precedes it. */
  balance?: string;
  /** Called with 25, 50, 75 or 100 (Max: the screen leaves the fee); without it there are no such buttons. */
  onShare?: (percent: 25 | 50 | 75 | 100) => void;
  /** The estimate under the figure, with its ≈. */
  fiat?: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  hasFocus?: boolean;
}

/**
 * An amount in big digits with its asset, the balance above, 25/50/75/Max, the fiat estimate and its error in words.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onChange, balance, hint, fiat } = props;
  const error = useNumberError(value, props.error);
  const t = useT();
  const id = useId();
  const input = useFocusAtFirst<HTMLInputElement>(props.hasFocus);
  const isWrong = error !== undefined;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {balance !== undefined && <span>{t('common.balance', { amount: balance })}</span>}
      </div>
      <div className={styles.card}>
        <div className={styles.line}>
          <input
            id={id}
            className={classNames(styles.input, sizeOf(value))}
            value={withoutDoubt(value)}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            ref={input}
            aria-invalid={isWrong}
            aria-describedby={`${id}-below`}
            onChange={(event) => onChange(withDoubt(event.target.value))}
            onFocus={props.onFocus}
          />
          <AssetButton {...props} />
        </div>
        <NumberReadings value={value} onChoose={onChange} />
        <div className={styles.fiat}>{fiat}</div>
        {props.onShare !== undefined && <ShareButtons onShare={props.onShare} />}
      </div>
      <div
        className={classNames(styles.below, isWrong && styles.error)}
        id={`${id}-below`}
        role={isWrong ? 'alert' : undefined}
      >
        {error ?? hint}
      </div>
    </div>
  );
}

/** Smaller digits for long amounts: none is cut beside its asset at 320 px. */
function sizeOf({ length }: string): string | undefined {
  return length > 13 ? styles.longest : length > 9 ? styles.long : undefined;
}

function AssetButton({ symbol, onPickAsset }: AmountFieldProps) {
  const t = useT();
  const content = (
    <>
      <AssetIcon symbol={symbol} size={28} />
      <span className={styles.symbol}>
        <SymbolText symbol={symbol} isSmall />
      </span>
    </>
  );
  if (onPickAsset === undefined) return <span className={styles.asset}>{content}</span>;
  return (
    <button type="button" className={styles.asset} onClick={onPickAsset}>
      <span className="visually-hidden">{t('common.pickAsset', { symbol })}</span>
      <span className={styles.face} aria-hidden="true">
        {content}
        <Icon name="down" size={16} />
      </span>
    </button>
  );
}
