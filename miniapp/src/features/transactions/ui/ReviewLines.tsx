import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import type { FactsProps } from '../../../ui/lists/Facts.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { useUnitPrices } from '../../assets/model/prices/usePriceBook.ts';
import { estimateText } from '../../assets/ui/EstimateText.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import type { Line } from '../model/reviewSums.ts';
import styles from './ReviewSheet.module.css';

/** Amounts, one line an asset. */
export function LinesText({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ assetId, units, precision, symbol }) => (
    <div key={assetId}>
      <SymbolText symbol={symbol} figure={formatAmount(units, precision, 'exact')} isSmall />
    </div>
  ));
}

export const linesRow = (label: string, lines: readonly Line[]): FactsProps['rows'] =>
  lines.length === 0 ? [] : [{ label, value: <LinesText lines={lines} /> }];

/** What amounts are worth together; nothing where one of them has no price. */
export function Worth({ lines }: { lines: readonly Line[] }) {
  const priceOf = useUnitPrices();
  const currency = useSettings((settings) => settings.currency);
  const worths = lines.map(({ assetId, units }) => {
    const price = priceOf(assetId);
    return price === null ? null : Number(units) * price;
  });
  if (worths.length === 0 || worths.includes(null)) return null;
  const worth = worths.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return <span className={styles.worth}>{estimateText(worth, currency)}</span>;
}

/** Characters of an amount with its symbol that a line of each size holds at 320 px. */
const [LARGE, MIDDLE] = [15, 20] as const;

/** The size of an amount that is never cut: the longer, the smaller; the last size breaks before the symbol. */
function sizeOf(lines: readonly Line[]): string | undefined {
  const longest = Math.max(
    ...lines.map(({ units, precision, symbol }) => `${formatAmount(units, precision)} ${symbol}`.length),
  );
  if (longest > MIDDLE) return styles.small;
  return longest > LARGE || lines.length > 1 ? styles.middle : styles.large;
}

/** What leaves or arrives, large. */
export function Moved({ label, lines }: { label: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.moved}>
      <span className={styles.label}>{label}</span>
      <div className={sizeOf(lines)}>
        <LinesText lines={lines} />
      </div>
      <Worth lines={lines} />
    </div>
  );
}

export function Party({ id, name }: { id: string; name: string }) {
  return (
    <span className={styles.party}>
      <AccountIcon name={name} size={24} />
      <span>
        <strong>{name}</strong> <small>{id}</small>
      </span>
    </span>
  );
}
