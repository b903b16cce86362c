import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useCallback, useState } from 'react';
import { blockLink } from '../../../../platform/chain/explorerLinks.ts';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { formatAmount, formatInteger } from '../../../../platform/i18n/numbers.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { NothingFound } from '../../../../ui/display/NothingFound.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { ListRow } from '../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { VirtualList } from '../../../../ui/lists/VirtualList.tsx';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { OlderRows } from '../../../history/ui/OlderRows.tsx';
import { useScamAccounts } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import type { PoolEvent } from '../../model/poolEvents.ts';
import { usePoolHistory } from '../../model/poolHistory.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
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

const keyOfType = (type: number): Exclude<Kind, 'all'> | 'update' => {
  const kind = kinds.find((each) => each.type === type)?.key;
  return kind === undefined || kind === 'all' ? 'update' : kind;
};
const titleOf = (kind: ReturnType<typeof keyOfType>) =>
  kind === 'exchange' ? 'common.swap' : (`events.${kind}` as const);
const ROW_HEIGHT = 62;
const keyOf = ({ id }: PoolEvent) => id;

/**
 * The pool's operations, newest first, by kind; older ones load near the end of the list, new ones arrive with blocks.
 */
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
            {t(key === 'all' ? 'common.all' : titleOf(key))}
          </button>
        ))}
      </div>
      <EventList known={known} type={type} key={kind} onShowAll={() => setKind('all')} />
    </>
  );
}

interface EventListProps {
  known: PoolInFull;
  type: number | null;
  onShowAll: () => void;
}

function EventList({ known, type, onShowAll }: EventListProps) {
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
  if (rows.length === 0 && type !== null)
    return <NothingFound title={t('events.none')} onShowAll={onShowAll} />;
  // The pool's own page offers staking above.
  if (rows.length === 0) return <Placeholder icon="history" title={t('events.noneYet')} action={null} />;
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
          : [`${sign}${formatAmount(units, asset.precision, 'short')}\u00a0${asset.symbol}`];
      })
      .join(', ');
  const account = name ?? event.accountId;
  const link = blockLink(event.block);
  return (
    <ListRow
      icon={<AccountIcon name={account} />}
      title={t(titleOf(keyOfType(event.type)))}
      figure={text(event.received, '+')}
      subtitle={
        <>
          {account} <ScamMark isScam={isScam} />
        </>
      }
      subfigure={text(event.paid, '−')}
      onPress={() => messenger.openLink(link)}
    >
      <small>
        {formatDateTime(event.time)} ·{' '}
        {t('events.place', {
          block: formatInteger(event.block),
          transaction: formatInteger(event.trxInBlock),
        })}
      </small>
    </ListRow>
  );
}
