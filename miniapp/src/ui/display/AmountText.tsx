import { useState } from 'react';
import { type AmountForm, formatAmount } from '../../platform/i18n/numbers.ts';
import { useT } from '../../platform/i18n/useT.ts';
import styles from './AmountText.module.css';
import { classNames } from './classNames.ts';
import { SymbolText } from './SymbolText.tsx';

export interface AmountTextProps {
  /** In the smallest units of the asset. */
  units: bigint;
  precision: number;
  symbol?: string;
  /** exact: every decimal of the asset; plain: no trailing zeros; short: k, M, Bil, Tril (spec). */
  form?: AmountForm;
  /** Adds a + or − sign and the colour of a gain or loss. */
  isSigned?: boolean;
  /** Shows stars instead of figures, for hidden balances. */
  isHidden?: boolean;
  /** Makes a short amount a button that shows the exact one. */
  canExpand?: boolean;
}

/** An amount on one line, never truncated; its symbol's prefix may wrap to the next. */
export function AmountText(props: AmountTextProps) {
  const { units, precision, symbol, form = 'exact', isSigned = false, isHidden = false } = props;
  const [isExpanded, setExpanded] = useState(false);
  const t = useT();
  if (isHidden) return <span className={styles.amount}>****</span>;
  const figure = formatAmount(units, precision, isExpanded ? 'exact' : form);
  const sign = isSigned && units > 0n ? '+' : '';
  const amount = `${sign}${figure}`;
  const tone = isSigned && units !== 0n && (units > 0n ? styles.gain : styles.loss);
  const text =
    symbol === undefined ? (
      <span className={classNames(styles.amount, tone)}>{amount}</span>
    ) : (
      <span className={tone === false ? undefined : tone}>
        <SymbolText symbol={symbol} figure={amount} isSmall />
      </span>
    );
  if (props.canExpand !== true || form !== 'short') return text;
  return (
    <button
      type="button"
      className={styles.exact}
      title={`${formatAmount(units, precision, 'exact')}${symbol === undefined ? '' : ` ${symbol}`}. ${t('common.showExact')}`}
      onClick={() => setExpanded(!isExpanded)}
    >
      {text}
    </button>
  );
}
