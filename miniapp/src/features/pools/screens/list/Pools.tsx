import type { QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { ageKey } from '../../../../platform/chain/dataServerFallback.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { useDeferredRows } from '../../../../ui/display/useDeferredRows.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { SwitchCell } from '../../../../ui/inputs/Choice.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { RowTable } from '../../../../ui/lists/RowTable.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { VirtualList } from '../../../../ui/lists/VirtualList.tsx';
import type { PoolOrder, PoolRow } from '../../model/poolRows.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { usePoolListRow } from '../../ui/usePoolListRow.tsx';
import styles from './Pools.module.css';
import { type PoolRows, readPoolRows, usePoolRows } from './usePoolRows.ts';

/** Reads the list's data before its render. */
export const readPools = (queries: QueryClient): Promise<void> => readPoolRows(queries);

const orders: readonly PoolOrder[] = ['liquidity', 'volume', 'apy'];
/** Pixels of a row of two lines. */
const ROW_HEIGHT = 65;
const keyOf = ({ pool }: PoolRow) => pool.id;
const none: readonly PoolRow[] = [];

/** All pools of the chain: search, order, only mine. */
export function Pools({ account }: { account: string }) {
  const t = usePoolT();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<PoolOrder>('liquidity');
  const [isMineOnly, setMineOnly] = useState(false);
  const list = usePoolRows(account, { query, order, isMineOnly });
  const showAll = () => {
    setQuery('');
    setMineOnly(false);
  };
  return (
    <div className="wide-column">
      <Page
        title={t('common.ammPools')}
        titleEnd={
          <IconButton icon="plus" label={t('common.createPool')} onPress={() => navigate('/pools/create')} />
        }
      >
        <p className={styles.intro}>{t('list.intro')}</p>
        <TextField label={t('list.search')} type="search" value={query} onChange={setQuery} />
        <Tabs
          label={t('list.sort')}
          items={orders.map((value) => ({ value, label: t(`list.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
        {account !== '' && (
          <Section>
            <SwitchCell title={t('list.mine')} isOn={isMineOnly} onChange={setMineOnly} />
          </Section>
        )}
        <Found list={list} onShowAll={showAll} isMineOnly={isMineOnly} query={query} />
      </Page>
    </div>
  );
}

interface FoundProps {
  list: PoolRows;
  query: string;
  isMineOnly: boolean;
  onShowAll: () => void;
}

function Found({ list, query: typed, isMineOnly, onShowAll }: FoundProps) {
  const t = usePoolT();
  const render = usePoolListRow();
  // Drawn in slices, when the press or the key that asks for others was answered: also where all is known from the start.
  const rows = useDeferredRows(list.rows, none);
  const isPending = useDeferredRows(list.isPending, true);
  const query = useDeferredValue(typed);
  const isNarrowed = useDeferredValue(typed !== '' || isMineOnly);
  if (list.error !== null) return <Failure error={list.error} onRetry={list.readAgain} />;
  if (isPending) {
    return (
      <Section header={<span className={styles.wait}>{t('common.pools')}</span>}>
        <SkeletonCells count={8} />
      </Section>
    );
  }
  if (rows.length === 0) {
    if (!isNarrowed) return <NoPools />;
    return (
      <Placeholder
        icon="pools"
        title={t(query !== '' ? 'list.noneFound' : 'list.noneMine')}
        action={
          <Button kind="secondary" onPress={onShowAll}>
            {t('list.showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <Section
      header={
        <span className={styles.count}>
          <span>{t('list.count', { count: rows.length })}</span>
          {list.staleSince !== null && (
            <span>{t(ageKey(list.staleSince), { time: formatClock(list.staleSince) })}</span>
          )}
        </span>
      }
    >
      <RowTable columns={[t('common.pools'), t('list.volume'), t('list.apy'), t('list.liquidity')]}>
        <VirtualList
          items={rows}
          keyOf={keyOf}
          rowHeight={ROW_HEIGHT}
          isMeasured
          label={t('common.pools')}
          render={render}
        />
      </RowTable>
    </Section>
  );
}

/** A network without any pool: any account may open the first. */
function NoPools() {
  const t = usePoolT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="pools"
      title={t('common.thereAreNoPoolsYet')}
      text={t('list.emptyHint')}
      action={
        <Button icon="plus" onPress={() => navigate('/pools/create')}>
          {t('common.createPool')}
        </Button>
      }
    />
  );
}
