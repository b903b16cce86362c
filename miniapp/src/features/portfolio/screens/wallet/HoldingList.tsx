import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { useDeferredRows } from '../../../../ui/display/useDeferredRows.ts';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { RowTable } from '../../../../ui/lists/RowTable.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { changeSettings, useSettings } from '../../../settings/model/settings.ts';
import { hiddenBy } from '../../model/listedRows.ts';
import { FIRST_ROWS, type PortfolioFigures, type PortfolioRow } from '../../model/portfolioRows.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import { HoldingCell } from './HoldingCell.tsx';
import styles from './HoldingList.module.css';

const ListTools = lazyPart(async () => (await import('./ListTools.tsx')).ListTools);
const VirtualList = lazyPart(
  async () => (await import('../../../../ui/lists/VirtualList.tsx')).VirtualList<PortfolioRow>,
);

const ScamSymbols = lazyPart(async () => (await import('./ScamSymbols.tsx')).ScamSymbols);
const HiddenSheet = lazyPart(async () => (await import('./HiddenSheet.tsx')).HiddenSheet);
const none: ReadonlySet<string> = new Set();

export interface HoldingListProps {
  figures: PortfolioFigures;
  onOpen: (assetId: string) => void;
}

/** The assets, with search, groups and order, and the hidden ones. */
export function HoldingList({ figures, onOpen }: HoldingListProps) {
  const t = useWalletT();
  const [hasTools, setTools] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const settings = useSettings();
  const rows = figures.rows.filter((row) => hiddenBy(row, settings) === undefined);
  const list = (shown: readonly PortfolioRow[]) => <Rows rows={shown} figures={figures} onOpen={onOpen} />;
  return (
    <>
      <div className={styles.bar}>
        <h2>{t('common.assets')}</h2>
        <HideZero />
        <IconButton
          icon={hasTools ? 'close' : 'search'}
          label={t(hasTools ? 'wallet.endSearch' : 'common.searchAssets')}
          isExpanded={hasTools}
          onPress={() => setTools(!hasTools)}
        />
      </div>
      {hasTools ? (
        <Suspense fallback={list(rows)}>
          <ListTools rows={rows} isWhole={figures.rest === 0}>
            {list}
          </ListTools>
        </Suspense>
      ) : (
        list(rows)
      )}
      <button type="button" className={styles.toggle} onClick={() => setChoosing(true)}>
        <span>{t('wallet.hidden', { count: figures.rows.length - rows.length })}</span>
      </button>
      {isChoosing && (
        <Suspense fallback={null}>
          <HiddenSheet figures={figures} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A longer list is rendered only around the visible part. */
const ALL_DRAWN = 40;
/** Placeholders under a list whose end is loading. */
const MOST_SHAPES = 5;
const ROW_HEIGHT = 61;
/** The width (px) from which the total is beside the list, not above it (Wallet.module.css). */
const TOTAL_BESIDE = 1180;
/** Minimum pixels above the first row, with the total and without. */
const [ABOVE_WITH_TOTAL, ABOVE] = [330, 150] as const;

/** The number of visible rows when the wallet opens. */
function rowsInSight(): number {
  const above = window.innerWidth < TOTAL_BESIDE ? ABOVE_WITH_TOTAL : ABOVE;
  return Math.max(1, Math.ceil((window.innerHeight - above) / ROW_HEIGHT));
}

function Rows({ rows, figures, onOpen }: HoldingListProps & { rows: readonly PortfolioRow[] }) {
  const t = useWalletT();
  const [scam, setScam] = useState(none);
  // Rows that need scrolling are rendered after the first paint.
  const [inSight] = useState(rowsInSight);
  const most = useDeferredRows(ALL_DRAWN, inSight);
  const { hasPrices, isWaitingForPrices, total, rest } = figures;
  const hasBook = figures.book !== null;
  const cell = useCallback(
    (row: PortfolioRow): ReactNode => (
      <HoldingCell
        key={row.holding.assetId}
        row={row}
        isWaitingForPrices={isWaitingForPrices}
        isScam={hasBook && scam.has(row.holding.symbol)}
        onOpen={onOpen}
      />
    ),
    [isWaitingForPrices, hasBook, scam, onOpen],
  );
  const first = (count: number) => (
    <>
      {rows.slice(0, count).map(cell)}
      {rows.length > count && <div style={{ height: (rows.length - count) * ROW_HEIGHT }} />}
    </>
  );
  const isNoted = hasPrices && !isWaitingForPrices && total.unpriced > 0;
  return (
    <Section {...(isNoted ? { footer: t('wallet.unpriced', { count: total.unpriced }) } : {})}>
      {hasBook && (
        <Suspense fallback={null}>
          <ScamSymbols onChange={setScam} />
        </Suspense>
      )}
      <RowTable columns={[t('common.asset'), t('common.amount'), t('wallet.in24h'), t('common.worth')]}>
        {rows.length <= ALL_DRAWN ? (
          first(most)
        ) : (
          <Suspense fallback={first(FIRST_ROWS)}>
            <VirtualList
              items={rows}
              keyOf={idOf}
              rowHeight={ROW_HEIGHT}
              isMeasured
              label={t('common.assets')}
              render={cell}
            />
          </Suspense>
        )}
      </RowTable>
      {rest > 0 && <SkeletonCells count={Math.min(rest, MOST_SHAPES)} />}
    </Section>
  );
}

const idOf = ({ holding }: PortfolioRow) => holding.assetId;

function HideZero() {
  const t = useWalletT();
  const hidesZero = useSettings((settings) => settings.hidesZeroBalances);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={hidesZero}
      onClick={() => {
        messenger.haptic('selection');
        changeSettings({ hidesZeroBalances: !hidesZero });
      }}
    >
      <span>{t('wallet.hideZero')}</span>
    </button>
  );
}
