import { CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import type { GlobalProperties } from '@xbts/shared/protocol/globalProperties.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Columns } from '../../components/Columns.tsx';
import { Failure } from '../../components/Failure.tsx';
import { Page } from '../../components/Page.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useGlobalProperties } from '../../data/chainParameters.ts';
import { type FeeRow, feeGroups, feeRowsOf } from '../../data/fees/feeSchedule.ts';
import { fiatCodes } from '../../data/prices/fiatCodes.ts';
import { usePricesRead } from '../../data/prices/prices.ts';
import { formatClock } from '../../i18n/dates.ts';
import { useFeesT } from '../../i18n/feeTexts.ts';
import { useLanguage } from '../../i18n/useT.ts';
import { useSettings } from '../../stores/settings.ts';
import { FeeExplanation } from './FeeExplanation.tsx';
import { FeeRowCell } from './FeeRowCell.tsx';
import styles from './Fees.module.css';
import { searchFeeRows } from './searchFeeRows.ts';

/** What the network takes for each operation, as its schedule says now. */
export function Fees() {
  const t = useFeesT();
  const properties = useGlobalProperties();
  const { data, error } = properties;
  return (
    <Page title={t('title')}>
      <p className={styles.intro}>{t('intro')}</p>
      {data !== undefined ? (
        <Schedule properties={data} readAt={properties.dataUpdatedAt} />
      ) : error !== null ? (
        <Failure error={error} onRetry={() => void properties.refetch()} />
      ) : (
        <SkeletonCells count={10} hasIcon={false} />
      )}
    </Page>
  );
}

function Schedule({ properties, readAt }: { properties: GlobalProperties; readAt: number }) {
  const t = useFeesT();
  // The names that are searched are those of the present language.
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const currency = useSettings((settings) => settings.currency);
  const { prices, readAt: pricedAt } = usePricesRead();
  const price = prices.bts?.quotes[fiatCodes[currency]]?.price ?? null;
  const all = useMemo(() => feeRowsOf(properties.parameters.current_fees), [properties]);
  const rows = useMemo(() => searchFeeRows(all, query, language), [all, query, language]);
  const read = { time: formatClock(readAt), symbol: CORE_SYMBOL };
  return (
    <>
      <p className={styles.source} role="status">
        {price === null ? t('sourceUnpriced', read) : t('source', { ...read, priced: formatClock(pricedAt) })}
      </p>
      <TextField label={t('search')} type="search" value={query} onChange={setQuery} />
      {rows.length === 0 && <NothingFound onShowAll={() => setQuery('')} />}
      <Columns>
        {feeGroups.map((group) => (
          <Group key={group} rows={rows.filter((row) => row.group === group)} price={price} />
        ))}
      </Columns>
      <FeeExplanation parameters={properties.parameters} />
    </>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const t = useFeesT();
  return (
    <Placeholder
      icon="search"
      title={t('none')}
      action={
        <Button kind="secondary" onPress={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}

function Group({ rows, price }: { rows: readonly FeeRow[]; price: number | null }) {
  const t = useFeesT();
  const [first] = rows;
  if (first === undefined) return null;
  return (
    <Section header={t(`group.${first.group}`)}>
      {rows.map((row) => (
        <FeeRowCell key={row.type} row={row} price={price} />
      ))}
    </Section>
  );
}
