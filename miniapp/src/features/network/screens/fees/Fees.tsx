import { CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import type { GlobalProperties } from '@xbts/shared/protocol/globalProperties.ts';
import { useMemo, useState } from 'react';
import { useGlobalProperties } from '../../../../platform/chain/chainParameters.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { useLanguage } from '../../../../platform/i18n/useLanguage.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { NothingFound } from '../../../../ui/display/NothingFound.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFeaturedPrices } from '../../../assets/model/prices/featuredPrices.ts';
import { fiatCodes } from '../../../assets/model/prices/fiatCodes.ts';
import { feeGroups, type ScheduleRow, scheduleRowsOf } from '../../../fees/model/feeSchedule.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { type OperationTitle, useOperationTitle } from '../../../transactions/ui/operationTitle.ts';
import { useNetworkT } from '../../texts/networkTexts.ts';
import { FeeExplanation } from './FeeExplanation.tsx';
import styles from './Fees.module.css';
import { ScheduleCell } from './ScheduleCell.tsx';

/** Rows whose name, chain name or number contains every word of the query; `language` is that of the names. */
function searchSchedule(
  rows: readonly ScheduleRow[],
  query: string,
  { language, titleOf }: { language: string; titleOf: OperationTitle },
): readonly ScheduleRow[] {
  const words = query.toLocaleLowerCase(language).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ type, operation }) => {
    const text = `${titleOf(type)} ${operation}`.toLocaleLowerCase(language);
    return words.every((word) => text.includes(word) || word === String(type));
  });
}

/** The network's present fee for each operation. */
export function Fees() {
  const t = useNetworkT();
  const properties = useGlobalProperties();
  const { data, error } = properties;
  return (
    <Page title={t('common.fees')}>
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
  const t = useNetworkT();
  // The search covers the names in the present language.
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const currency = useSettings((settings) => settings.currency);
  const { prices, reads } = useFeaturedPrices();
  const price = prices.bts?.quotes[fiatCodes[currency]]?.price ?? null;
  const titleOf = useOperationTitle();
  const all = useMemo(() => scheduleRowsOf(properties.parameters.current_fees), [properties]);
  const rows = useMemo(
    () => searchSchedule(all, query, { language, titleOf }),
    [all, query, language, titleOf],
  );
  const read = { time: formatClock(readAt), symbol: CORE_SYMBOL };
  return (
    <>
      <p className={styles.source} role="status">
        {price === null
          ? t('sourceUnpriced', read)
          : t('source', { ...read, priced: formatClock(reads.bts.dataUpdatedAt) })}
      </p>
      <TextField label={t('search')} type="search" value={query} onChange={setQuery} />
      {rows.length === 0 && <NothingFound title={t('none')} onShowAll={() => setQuery('')} />}
      <Columns>
        {feeGroups.map((group) => (
          <Group key={group} rows={rows.filter((row) => row.group === group)} price={price} />
        ))}
      </Columns>
      <FeeExplanation parameters={properties.parameters} />
    </>
  );
}

const groupTexts = {
  account: 'common.account',
  asset: 'group.asset',
  business: 'group.business',
  general: 'group.general',
  market: 'group.market',
  pool: 'group.pool',
} as const;

function Group({ rows, price }: { rows: readonly ScheduleRow[]; price: number | null }) {
  const t = useNetworkT();
  const [first] = rows;
  if (first === undefined) return null;
  return (
    <Section header={t(groupTexts[first.group])}>
      {rows.map((row) => (
        <ScheduleCell key={row.type} row={row} price={price} />
      ))}
    </Section>
  );
}
