import { useQuery } from '@tanstack/react-query';
import { formatExact, formatPlain } from '@xbts/shared/amounts/amount.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import type { HolderShare } from '@xbts/shared/services/staking.ts';
import { percentFaults, percentUnits, serviceUnits } from '@xbts/shared/staking/servicePercents.ts';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { formatAmount, formatInteger, groupDigits } from '../../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../../platform/i18n/percent.ts';
import { Chip } from '../../../../../ui/display/Chip.tsx';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Placeholder } from '../../../../../ui/display/Placeholder.tsx';
import { Skeleton, SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { ListRow } from '../../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { VirtualList } from '../../../../../ui/lists/VirtualList.tsx';
import { AccountIcon } from '../../../../account/ui/AccountIcon.tsx';
import { useStakingAsset } from '../../../model/stakingPositions.ts';
import { percentsQuery } from '../../../model/stakingService.ts';
import { type StakingPercents, stakedByAll } from '../../../model/stakingShares.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import type { StakingTabProps } from '../stakingTabProps.ts';
import { ToStake } from '../ToStake.tsx';
import styles from './Holders.module.css';

const ROW_HEIGHT = 62;
const keyOf = ({ account }: HolderShare) => account;

/** All holders with their percents of the total, as the staking service reports them; impossible values are marked. */
export function HoldersTab({ account }: StakingTabProps) {
  const t = usePayoutT();
  const query = useQuery(percentsQuery);
  if (query.data !== undefined)
    return (
      <>
        {query.isError && (
          <div className={styles.notice}>
            <Notice tone="warning">{t('proof.noPercents')}</Notice>
          </div>
        )}
        <Holders percents={query.data} time={formatClock(query.dataUpdatedAt)} account={account} />
      </>
    );
  if (query.error !== null) return <Unread error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Section>
      <SkeletonCells count={6} />
    </Section>
  );
}

/** Why the list is missing, and what works without it. */
function Unread({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = usePayoutT();
  if (isUnavailable(error)) return <Failure error={error} />;
  return (
    <div role="alert">
      <Placeholder
        icon="error"
        title={t(hasCode(error, 'service.bad_answer') ? 'holders.unknownForm' : 'holders.down')}
        text={t('holders.stillWorks')}
        action={
          <Button kind="secondary" icon="refresh" onPress={onRetry}>
            {t('common.retry')}
          </Button>
        }
      />
    </div>
  );
}

/** Unreadable rows do not mean that there are no holders. */
function NoRows({ isUnread }: { isUnread: boolean }) {
  const t = usePayoutT();
  if (!isUnread) return <Placeholder icon="stake" title={t('holders.none')} action={<ToStake />} />;
  const text = t('holders.stillWorks');
  return <Placeholder icon="error" title={t('holders.unknownRows')} text={text} action={<ToStake />} />;
}

interface HoldersProps {
  percents: StakingPercents;
  time: string;
  account: string | null;
}

function Holders({ percents, time, account }: HoldersProps) {
  const t = usePayoutT();
  const { rows } = percents.holders;
  const { unread } = percents;
  const faults = useMemo(() => percentFaults(rows), [rows]);
  // The list needs unique keys: it would treat two rows of one account as one.
  const unique = useMemo(() => [...new Map(rows.map((row) => [row.account, row])).values()], [rows]);
  const sorted = useMemo(
    () => [...unique].sort((one, other) => Number(percentOf(other) - percentOf(one))),
    [unique],
  );
  const wrong = faults.accounts.size;
  const [, navigate] = useLocation();
  const render = useCallback(
    (row: HolderShare) => (
      <HolderRow
        row={row}
        isWrong={faults.accounts.has(row.account)}
        isMe={row.account === account}
        onPress={() => navigate(`/account/${row.account}`)}
      />
    ),
    [faults, account, navigate],
  );
  return (
    <>
      {(faults.isOverWhole || wrong > 0 || unread > 0) && (
        <div className={styles.notice}>
          <Notice tone="warning">
            {faults.isOverWhole && `${t('holders.overWhole', { sum: formatExact(faults.sum, 4) })} `}
            {wrong > 0 && `${t('holders.wrongRows', { count: wrong })} `}
            {unread > 0 && t('holders.unreadRows', { count: unread })}
          </Notice>
        </div>
      )}
      <Totals percents={percents} sum={faults.sum} time={time} />
      {rows.length === 0 ? (
        <NoRows isUnread={unread > 0} />
      ) : (
        <Section header={t('common.holders')}>
          <VirtualList
            items={sorted}
            keyOf={keyOf}
            rowHeight={ROW_HEIGHT}
            isMeasured
            label={t('common.holders')}
            render={render}
          />
        </Section>
      )}
    </>
  );
}

function Totals({ percents, sum, time }: { percents: StakingPercents; sum: bigint; time: string }) {
  const t = usePayoutT();
  const asset = useStakingAsset();
  const staked = asset === undefined ? null : stakedByAll(percents, asset.precision);
  const { weight, count, holders } = percents;
  const isPercentKnown = holders.rows.some(({ percent }) => percent !== null);
  const isWeightRight = weight !== null && serviceUnits(weight, 0) !== null && !weight.startsWith('-');
  const text =
    staked === null || asset === undefined
      ? t('holders.totalWrong')
      : `${formatAmount(staked, asset.precision, 'plain')}\u00a0${asset.symbol}`;
  return (
    <Section footer={t('holders.source', { time })}>
      <Facts
        rows={[
          {
            label: t('holders.total'),
            value: asset === undefined ? <Skeleton width={120} /> : text,
          },
          {
            label: t('holders.weight'),
            value: isWeightRight ? groupDigits(weight) : t('holders.totalWrong'),
          },
          { label: t('holders.count'), value: formatInteger(count) },
          // Of nobody whose percent is known they would be none together.
          ...(isPercentKnown ? [{ label: t('holders.sum'), value: asPercent(formatPlain(sum, 4)) }] : []),
        ]}
      />
    </Section>
  );
}

const percentOf = ({ percent }: HolderShare) => percentUnits(percent) ?? -1n;
/** Shown for values that the service does not report. */
const UNSAID = '—';

function HolderRow(props: { row: HolderShare; isWrong: boolean; isMe: boolean; onPress: () => void }) {
  const t = usePayoutT();
  const { row, isWrong, isMe, onPress } = props;
  return (
    <ListRow
      icon={<AccountIcon name={row.account} />}
      title={
        <>
          {row.account} {isMe && <Chip>{t('holders.me')}</Chip>}
        </>
      }
      figure={row.percent === null ? UNSAID : asPercent(row.percent)}
      subtitle={
        isWrong ? (
          <span className={styles.warning}>{t('holders.rowWrong')}</span>
        ) : (
          t('holders.bonus', { amount: row.bonus === null ? UNSAID : groupDigits(row.bonus) })
        )
      }
      subfigure={row.amount === null ? UNSAID : groupDigits(row.amount)}
      onPress={onPress}
    />
  );
}
