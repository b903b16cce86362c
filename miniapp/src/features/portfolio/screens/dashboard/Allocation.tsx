import { type ReactNode, useMemo } from 'react';
import { formatNumber } from '../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { slicesOf } from '../../model/portfolioParts.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './Dashboard.module.css';
import { Ring, type RingPart } from './Ring.tsx';

/** Colours of the ring's parts, largest first, distinguishable in both themes and with colour blindness. */
const ringColours: readonly string[] = ['#2f7cf6', '#f2a93b', '#17a673', '#a45ee5', '#e2556f', '#28b2c7'];

/** Assets shown separately; the others are one part. */
const MOST = 6;

/** The parts of the total by asset, as a ring and an equivalent list. */
export function Allocation({ figures }: { figures: PortfolioFigures }) {
  const t = usePortfolioT();
  const parts = useMemo(() => ringParts(figures, t('dashboard.allocationRest')), [figures, t]);
  const text = parts.map(({ name, percent }) => `${name} ${asPercent(formatNumber(percent))}`).join(', ');
  return (
    <Section header={t('dashboard.allocation')} isPadded>
      {figures.isWaitingForPrices ? (
        <SkeletonCells count={3} />
      ) : (
        <div className={styles.allocation}>
          <Ring parts={parts} label={t('dashboard.allocationPicture', { parts: text })} />
          <ul className={styles.legend}>
            {parts.map(({ name, face, percent, colour }) => (
              <li key={name}>
                <span className={styles.dot} style={{ background: colour }} />
                <span className={styles.legendName}>{face}</span>
                <span>{asPercent(formatNumber(percent))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

interface LegendPart extends RingPart {
  /** The displayed name. */
  face: ReactNode;
}

function ringParts({ rows }: PortfolioFigures, restName: string): LegendPart[] {
  const { slices, rest } = slicesOf(rows, MOST);
  const all = slices.reduce((sum, { value }) => sum + value, rest);
  const percent = (value: number) => (value / all) * 100;
  const named = slices.map(({ symbol, value }, index) => {
    return {
      name: symbol,
      face: <SymbolText symbol={symbol} isSmall />,
      percent: percent(value),
      colour: ringColours[index] ?? 'var(--hint)',
    };
  });
  if (rest === 0) return named;
  return [...named, { name: restName, face: restName, percent: percent(rest), colour: 'var(--hint)' }];
}
