import { useState } from 'react';
import { ageKey } from '../../../../platform/chain/dataServerFallback.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { RowTable } from '../../../../ui/lists/RowTable.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { VirtualList } from '../../../../ui/lists/VirtualList.tsx';
import { useFavouriteMarkets } from '../../model/favouriteMarkets.ts';
import { type MarketRow, searchRows } from '../../model/marketRows.ts';
import { type MarketRows, useMarketRows } from '../../model/useMarketRows.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { FoundPairs } from './FoundPairs.tsx';
import styles from './Markets.module.css';
import { useListedPairs } from './useListedPairs.ts';
import { useMarketListRow } from './useMarketListRow.tsx';

/** Pixels of a row of two lines. */
const ROW_HEIGHT = 65;
const keyOf = ({ key }: MarketRow) => key;
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
        <TextField label={t('list.search')} type="search" value={query} onChange={setQuery} />
        <Tabs
          label={t('list.shown')}
          items={shownTabs.map((value) => ({ value, label: t(`common.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
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
      <RowTable
        columns={[
          t('list.columns.market'),
          t('list.columns.volume'),
          t('list.columns.change'),
          t('list.columns.last'),
        ]}
      >
        <VirtualList
          items={rows}
          keyOf={keyOf}
          rowHeight={ROW_HEIGHT}
          isMeasured
          label={t('common.markets')}
          render={render}
        />
      </RowTable>
    </Section>
  );
}
