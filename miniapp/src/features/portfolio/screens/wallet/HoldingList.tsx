import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import type { SortOrder } from '../../../../platform/sortOrder.ts';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { useDeferredRows } from '../../../../ui/display/useDeferredRows.ts';
import { useIsWide } from '../../../../ui/display/useIsWide.ts';
import { ROW_HEIGHT } from '../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { TableLine } from '../../../../ui/lists/TableLine.tsx';
import { useListOrder } from '../../../settings/model/listOrder.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { hiddenBy } from '../../model/listedRows.ts';
import { FIRST_ROWS, type PortfolioFigures, type PortfolioRow } from '../../model/portfolioRows.ts';
import { byWorth, inOrder, type RowOrder, rowOrders } from '../../model/portfolioView.ts';
import { rowsOf } from '../../model/walletTabs.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import { HoldingCell } from './HoldingCell.tsx';

const ListTools = lazyPart(async () => (await import('./ListTools.tsx')).ListTools);
const VirtualList = lazyPart(
  async () => (await import('../../../../ui/lists/VirtualList.tsx')).VirtualList<PortfolioRow>,
);

const SortTable = lazyPart(
  async () => (await import('../../../../ui/lists/SortTable.tsx')).SortTable<RowOrder>,
);
const Zeros = lazyPart(async () => (await import('./Zeros.tsx')).Zeros);
const ScamSymbols = lazyPart(async () => (await import('./ScamSymbols.tsx')).ScamSymbols);
const none: ReadonlySet<string> = new Set();

export interface HoldingListProps {
  figures: PortfolioFigures;
  search: string;
  onSearch: (search: string) => void;
  /** Shows the search, groups and order. */
  hasTools: boolean;
  onOpen: (assetId: string) => void;
}

/** The assets outside pools and stakes, on request with search, groups and order. */
export function HoldingList({ figures, search, onSearch, hasTools, onOpen }: HoldingListProps) {
  const settings = useSettings();
  const [order, setOrder] = useListOrder('wallet', rowOrders, byWorth);
  const all = useMemo(() => rowsOf(figures.rows, 'assets'), [figures.rows]);
  const rows = all.filter((row) => hiddenBy(row, settings) === undefined);
  const zeros = all.filter(
    ({ holding }) => holding.total === 0n && !settings.hiddenAssets.includes(holding.assetId),
  );
  const list = (shown: readonly PortfolioRow[]) => (
    <Rows
      rows={inOrder(shown, order)}
      zeros={zeros.length}
      figures={figures}
      order={order}
      onOrder={setOrder}
      onOpen={onOpen}
    />
  );
  if (!hasTools && search === '') return list(rows);
  return (
    <Suspense fallback={list(rows)}>
      <ListTools
        rows={rows}
        figures={figures}
        search={search}
        onSearch={onSearch}
        isFolded={!hasTools}
        order={order}
        onOrder={setOrder}
      >
        {list}
      </ListTools>
    </Suspense>
  );
}

/** A longer list is rendered only around the visible part. */
const ALL_DRAWN = 40;
/** Placeholders under a list whose end is loading. */
const MOST_SHAPES = 5;
/** The width (px) from which the total is beside the list, not above it (Wallet.module.css). */
const TOTAL_BESIDE = 1180;
/** Minimum pixels above the first row, with the total and without. */
const [ABOVE_WITH_TOTAL, ABOVE] = [330, 150] as const;

/** The number of visible rows when the wallet opens. */
function rowsInSight(): number {
  const above = window.innerWidth < TOTAL_BESIDE ? ABOVE_WITH_TOTAL : ABOVE;
  return Math.max(1, Math.ceil((window.innerHeight - above) / ROW_HEIGHT));
}

interface RowsProps extends Pick<HoldingListProps, 'figures' | 'onOpen'> {
  rows: readonly PortfolioRow[];
  /** The number of assets without an amount. */
  zeros: number;
  order: SortOrder<RowOrder>;
  onOrder: (order: SortOrder<RowOrder>) => void;
}

function Rows({ rows, zeros, figures, order, onOrder, onOpen }: RowsProps) {
  const t = useWalletT();
  const [scam, setScam] = useState(none);
  const isWide = useIsWide();
  // Rows that need scrolling are rendered after the first paint.
  const [inSight] = useState(rowsInSight);
  const most = useDeferredRows(ALL_DRAWN, inSight);
  const { hasPrices, isWaitingForPrices, total, rest } = figures;
  const hasBook = figures.book !== null;
  const cell = useCallback(
    (row: PortfolioRow): ReactNode => (
      <HoldingCell
        row={row}
        isWaitingForPrices={isWaitingForPrices}
        isScam={hasBook && scam.has(row.holding.symbol)}
        onOpen={onOpen}
      />
    ),
    [isWaitingForPrices, hasBook, scam, onOpen],
  );
  // Here a row's divider is within its 60 px.
  const first = (count: number) => (
    <>
      {rows.slice(0, count).map((row) => (
        <TableLine key={row.holding.assetId}>{cell(row)}</TableLine>
      ))}
      {rows.length > count && <div style={{ height: (rows.length - count) * (ROW_HEIGHT - 1) }} />}
    </>
  );
  const columns = [
    { by: 'name', name: t('common.asset'), isName: true },
    { by: 'price', name: t('common.price') },
    { by: 'change', name: t('wallet.day') },
    { by: 'amount', name: t('common.balanceAlone') },
    { by: 'value', name: t('common.worth') },
  ] as const;
  const list =
    rows.length <= ALL_DRAWN ? (
      first(most)
    ) : (
      <Suspense fallback={first(FIRST_ROWS)}>
        <VirtualList
          items={rows}
          keyOf={idOf}
          rowHeight={ROW_HEIGHT}
          label={t('common.assets')}
          render={cell}
        />
      </Suspense>
    );
  const isNoted = hasPrices && !isWaitingForPrices && total.unpriced > 0;
  return (
    <Section {...(isNoted ? { footer: t('wallet.unpriced', { count: total.unpriced }) } : {})}>
      {hasBook && (
        <Suspense fallback={null}>
          <ScamSymbols onChange={setScam} />
        </Suspense>
      )}
      {isWide ? (
        <Suspense fallback={list}>
          <SortTable label={t('common.assets')} columns={columns} order={order} onOrder={onOrder}>
            {list}
          </SortTable>
        </Suspense>
      ) : (
        list
      )}
      {rest > 0 && <SkeletonCells count={Math.min(rest, MOST_SHAPES)} />}
      {rest === 0 && zeros > 0 && (
        <Suspense fallback={null}>
          <Zeros count={zeros} />
        </Suspense>
      )}
    </Section>
  );
}

const idOf = ({ holding }: PortfolioRow) => holding.assetId;
