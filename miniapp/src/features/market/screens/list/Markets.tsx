import { useState } from 'react';
import { ageKey } from '../../../../platform/chain/dataServerFallback.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { ROW_HEIGHT } from '../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { SortTable } from '../../../../ui/lists/SortTable.tsx';
import { VirtualList } from '../../../../ui/lists/VirtualList.tsx';
import { useListOrder } from '../../../settings/model/listOrder.ts';
import { useFavouriteMarkets } from '../../model/favouriteMarkets.ts';
import {
  type MarketRow,
  type MarketSort,
  marketColumns,
  marketRowsInOrder,
  searchRows,
} from '../../model/marketRows.ts';
import { type MarketRows, useMarketRows } from '../../model/useMarketRows.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { FoundPairs } from './FoundPairs.tsx';
import styles from './Markets.module.css';
import { useListedPairs } from './useListedPairs.ts';
import { useMarketListRow } from './useMarketListRow.tsx';

const keyOf = ({ key }: MarketRow) => key;
const byVolume: MarketSort = { by: 'volume', isAscending: false };
const shownTabs = ['all', 'favourites'] as const;
type Shown = (typeof shownTabs)[number];

/** The markets of the exchange, and a search over every asset of the chain. */
export function Markets() {
  const t = useMarketPageT();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const list = useMarketRows(useListedPairs());
  const favourites = useFavouriteMarkets(({ pairs }) => pairs);
  const chosen = shown === 'all' ? list.rows : list.rows.filter(({ key }) => favourites.includes(key));
  const rows = searchRows(chosen, query);
  return (
    <div className="wide-column">
      <Page title={t('common.markets')}>
        <div className={styles.filters}>
          <Tabs
            label={t('list.shown')}
            items={shownTabs.map((value) => ({ value, label: t(`common.${value}`) }))}
            value={shown}
            onChange={setShown}
          />
          <TextField label={t('list.search')} type="search" value={query} onChange={setQuery} />
        </div>
        {list.error !== null ? (
          <Failure error={list.error} onRetry={list.retry} />
        ) : list.isPending ? (
          <Section header={t('common.markets')}>
            <SkeletonCells count={8} />
          </Section>
        ) : (
          <Listed
            rows={rows}
            list={list}
            isSearching={query.trim() !== ''}
            isEmptyOfFavourites={shown === 'favourites' && chosen.length === 0}
          />
        )}
        <FoundPairs query={query} known={list.rows} isAlone={!list.isPending && rows.length === 0} />
      </Page>
    </div>
  );
}

interface ListedProps {
  rows: readonly MarketRow[];
  list: MarketRows;
  isSearching: boolean;
  isEmptyOfFavourites: boolean;
}

function Listed({ rows, list, isSearching, isEmptyOfFavourites }: ListedProps) {
  const t = useMarketPageT();
  const [order, setOrder] = useListOrder('markets', marketColumns, byVolume);
  const render = useMarketListRow();
  if (isEmptyOfFavourites) return <p className={styles.hint}>{t('list.noFavourites')}</p>;
  if (rows.length === 0) {
    if (isSearching) return null;
    return <Placeholder icon="market" title={t('list.empty')} text={t('list.noneHint')} action={null} />;
  }
  const { staleSince, readAt } = list;
  return (
    <Section
      {...(staleSince === null ? {} : { header: t(ageKey(staleSince), { time: formatClock(staleSince) }) })}
      footer={t('list.source', { time: formatClock(readAt) })}
    >
      <SortTable
        label={t('common.markets')}
        columns={[
          { by: 'name', name: t('list.columns.market'), isName: true },
          { by: 'volume', name: t('list.columns.volume') },
          { by: 'change', name: t('list.columns.change') },
          { by: 'last', name: t('list.columns.last') },
        ]}
        order={order}
        onOrder={setOrder}
      >
        <VirtualList
          items={marketRowsInOrder(rows, order)}
          keyOf={keyOf}
          rowHeight={ROW_HEIGHT}
          label={t('common.markets')}
          render={render}
        />
      </SortTable>
    </Section>
  );
}
