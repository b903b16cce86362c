import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import type { ParsedRows } from '@xbts/shared/services/rows.ts';
import type { PayAsset } from '@xbts/shared/services/staking.ts';
import { serviceUnits } from '@xbts/shared/staking/servicePercents.ts';
import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { formatAmount, groupDigits } from '../../../../../platform/i18n/numbers.ts';
import { useJobFocus } from '../../../../../platform/jobs/focus.ts';
import { Chip } from '../../../../../ui/display/Chip.tsx';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../../ui/display/SymbolText.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../../../assets/ui/AssetIcon.tsx';
import { assetsBySymbolQuery, noQuorumAssetsQuery, payAssetsQuery } from '../../../model/stakingService.ts';
import { type QuorumFault, type QuorumKind, quorumFault } from '../../../model/stakingServiceFaults.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import styles from './Calendar.module.css';

/** The next paid assets, and those below their quorum, by the staking service. */
export function PayAssets() {
  const t = usePayoutT();
  useJobFocus('payAssets');
  const paid = useQuery(payAssetsQuery);
  const waiting = useQuery(noQuorumAssetsQuery);
  if (isUnavailable(paid.error))
    return (
      <Section header={t('assets.paid')}>
        <p className={styles.asset}>{t('assets.noService')}</p>
      </Section>
    );
  return (
    <>
      <AssetList query={paid} kind="paid" />
      <AssetList query={waiting} kind="waiting" />
    </>
  );
}

function AssetList({ query, kind }: { query: UseQueryResult<ParsedRows<PayAsset>>; kind: QuorumKind }) {
  const t = usePayoutT();
  const rows = query.data?.rows;
  const known = useQuery(assetsBySymbolQuery(rows?.map(({ asset }) => asset) ?? [])).data;
  const time = query.dataUpdatedAt === 0 ? undefined : formatClock(query.dataUpdatedAt);
  return (
    <Section
      header={t(`assets.${kind}`)}
      footer={time === undefined ? undefined : t(`assets.${kind}Footer`, { time })}
    >
      {query.isError && (
        <div className={styles.asset}>
          <Notice tone="warning">
            {t(hasCode(query.error, 'service.bad_answer') ? 'assets.unknownForm' : 'assets.failed')}{' '}
            <Button kind="plain" isLoading={query.isFetching} onPress={() => void query.refetch()}>
              {t('common.retry')}
            </Button>
          </Notice>
        </div>
      )}
      {rows === undefined && !query.isError && <SkeletonCells count={2} />}
      {rows?.length === 0 && <p className={styles.asset}>{t('assets.none')}</p>}
      {rows?.map((row) => (
        <QuorumRow
          // A service may list an asset twice; the amounts distinguish them.
          key={`${row.asset} ${row.amount} ${row.quorum}`}
          row={row}
          amount={amountText(row, known)}
          fault={quorumFault(row, kind, known)}
        />
      ))}
    </Section>
  );
}

/** Truncated to the decimals of a known asset: a service may send more. */
function amountText(
  { asset: symbol, amount }: PayAsset,
  known: readonly { symbol: string; precision: number }[] | undefined,
): string {
  const asset = known?.find((each) => each.symbol === symbol);
  const units = asset === undefined ? null : serviceUnits(amount, asset.precision);
  return asset === undefined || units === null
    ? groupDigits(amount)
    : formatAmount(units, asset.precision, 'plain');
}

function QuorumRow(props: { row: PayAsset; amount: string; fault: QuorumFault | null }) {
  const t = usePayoutT();
  const { amount, fault } = props;
  const { asset, quorum } = props.row;
  const text = quorum === null ? t('assets.noQuorum') : t('assets.quorum', { percent: quorum });
  return (
    <div className={styles.asset}>
      <AssetIcon symbol={asset} />
      <span>
        <span className={styles.line}>
          <b>
            <SymbolText symbol={asset} /> {fault !== null && <Chip tone="warning">{t('assets.wrong')}</Chip>}
          </b>
          <span>{amount}</span>
        </span>
        {quorum !== null && (
          <progress
            className={styles.bar}
            max={100}
            value={Math.min(100, Math.max(0, quorum))}
            aria-label={`${asset}: ${text}`}
          />
        )}
        <span className={fault === null ? styles.hint : styles.warning}>
          {fault === null ? text : `${t(`assets.${fault}`)} · ${text}`}
        </span>
      </span>
    </div>
  );
}
