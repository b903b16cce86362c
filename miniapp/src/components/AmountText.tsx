import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { useState } from 'react';
import { type AmountForm, formatAmount } from '../i18n/numbers.ts';
import { useT } from '../i18n/useT.ts';
import styles from './AmountText.module.css';
import { classNames } from './classNames.ts';

export interface AmountTextProps {
  /** In the asset's smallest units. */
  units: bigint;
  precision: number;
  symbol?: string;
  /** exact: every decimal of the asset; plain: no zeros at the end; short: the spec's k, M, Bil, Tril. */
  form?: AmountForm;
  /** Puts + or − before it and colours it as gain or loss. */
  isSigned?: boolean;
  /** Stars instead of figures, for hidden balances. */
  isHidden?: boolean;
  /** Makes a short amount a button that shows the exact one. */
  canExpand?: boolean;
}

/** An amount on one line, never cut. */
export function AmountText(props: AmountTextProps) {
  const { units, precision, symbol, form = 'exact', isSigned = false, isHidden = false } = props;
  const [isExpanded, setExpanded] = useState(false);
  const t = useT();
  if (isHidden) return <span className={styles.amount}>****</span>;
  const figure = formatAmount(units, precision, isExpanded ? 'exact' : form);
  const sign = isSigned && units > 0n ? '+' : '';
  const name = symbol === undefined ? '' : `\u00a0${splitSymbol(symbol).name}`;
  const tone = isSigned && units !== 0n && (units > 0n ? styles.gain : styles.loss);
  const text = <span className={classNames(styles.amount, tone)}>{`${sign}${figure}${name}`}</span>;
  if (props.canExpand !== true || form !== 'short') return text;
  return (
    <button
      type="button"
      className={styles.exact}
      title={`${formatAmount(units, precision, 'exact')}${name}. ${t('amount.showExact')}`}
      onClick={() => setExpanded(!isExpanded)}
    >
      {text}
    </button>
  );
}
