import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useCallback, useState } from 'react';
import { AccountIcon } from '../../components/AccountIcon.tsx';
import { Failure } from '../../components/Failure.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { VirtualList } from '../../components/VirtualList.tsx';
import { useAccountNames } from '../../data/accounts/accountNames.ts';
import { blockLink } from '../../data/explorerLinks.ts';
import type { PoolEvent } from '../../data/pools/poolEvents.ts';
import { usePoolHistory } from '../../data/pools/poolHistory.ts';
import type { PoolInFull } from '../../data/pools/poolShares.ts';
import { useScamAccounts } from '../../data/scam/scamLists.ts';
import { OlderRows } from '../../history/OlderRows.tsx';
import { formatClock } from '../../i18n/dates.ts';
import { formatAmount, formatInteger } from '../../i18n/numbers.ts';
import { usePoolT } from '../../i18n/poolTexts.ts';
import { messenger } from '../../messenger/messenger.ts';
import { nameOf } from '../../pools/poolView.ts';
import styles from './Events.module.css';

const kinds = [
  { type: null, key: 'all' },
  { type: operationType.liquidity_pool_exchange, key: 'exchange' },
  { type: operationType.liquidity_pool_deposit, key: 'deposit' },
  { type: operationType.liquidity_pool_withdraw, key: 'withdraw' },
  { type: operationType.liquidity_pool_create, key: 'create' },
  { type: operationType.liquidity_pool_delete, key: 'delete' },
] as const;

type Kind = (typeof kinds)[number]['key'];

const keyOfType = (type: number) => kinds.find((each) => each.type === type)?.key ?? 'update';
const ROW_HEIGHT = 62;
const keyOf = ({ id }: PoolEvent) => id;

/** What happened in the pool, newest first, by kind; older operations come as the end is neared, new ones with blocks. */
export function Events({ known }: { known: PoolInFull }) {
  const t = usePoolT();
  const [kind, setKind] = useState<Kind>('all');
  const type = kinds.find(({ key }) => key === kind)?.type ?? null;
  return (
    <>
      <h2 className={styles.heading}>{t('events.title')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't lie outside its line of buttons */}
      <div className={styles.filters} role="group" aria-label={t('events.filter')}>
        {kinds.map(({ key }) => (
          <button key={key} type="button" aria-pressed={key === kind} onClick={() => setKind(key)}>
            {t(`events.${key}`)}
          </button>
        ))}
      </div>
      <EventList known={known} type={type} key={kind} />
    </>
  );
}

function EventList({ known, type }: { known: PoolInFull; type: number | null }) {
  const t = usePoolT();
  const query = usePoolHistory(known.pool.id, type);
  const rows = query.data;
  const names = useAccountNames(rows?.map(({ accountId }) => accountId) ?? []);
  const scam = useScamAccounts();
  const render = useCallback(
    (event: PoolEvent) => {
      const name = names.get(event.accountId);
      return <EventRow event={event} known={known} name={name} isScam={scam.has(name ?? '')} />;
    },
    [known, names, scam],
  );
  if (rows === undefined && query.error !== null) {
    return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (rows === undefined) {
    return (
      <Section>
        <SkeletonCells count={5} />
      </Section>
    );
  }
  if (rows.length === 0) return <Placeholder icon="history" title={t('events.none')} />;
  return (
    <>
      <Section>
        <VirtualList
          items={rows}
          keyOf={keyOf}
          rowHeight={ROW_HEIGHT}
          isMeasured
          label={t('events.title')}
          render={render}
        />
      </Section>
      {query.hasNextPage && (
        <OlderRows
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

interface EventRowProps {
  event: PoolEvent;
  known: PoolInFull;
  name: string | undefined;
  isScam: boolean;
}

function EventRow({ event, known, name, isScam }: EventRowProps) {
  const t = usePoolT();
  const assets = [known.assetA, known.assetB, known.share];
  const text = (moved: PoolEvent['paid'], sign: string) =>
    moved
      .flatMap(({ assetId, units }) => {
        const asset = assets.find(({ id }) => id === assetId);
        return asset === undefined
          ? []
          : [`${sign}${formatAmount(units, asset.precision, 'short')}\u00a0${nameOf(asset)}`];
      })
      .join(', ');
  const account = name ?? event.accountId;
  const link = blockLink(event.block);
  return (
    <ListRow
      icon={<AccountIcon name={account} />}
      title={t(`events.${keyOfType(event.type)}`)}
      figure={text(event.received, '+')}
      subtitle={
        <>
          {account} <ScamMark isScam={isScam} /> · {formatClock(event.time)}
        </>
      }
      subfigure={text(event.paid, '−') || t('events.block', { number: formatInteger(event.block) })}
      onPress={() => messenger.openLink(link)}
    />
  );
}
