import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { memo, Suspense, useContext } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { ListRow } from '../../../../ui/lists/ListRow.tsx';
import { TableColumns } from '../../../../ui/lists/tableColumns.ts';
import type { OwnedHolding } from '../../../account/model/holdings.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import { useArrival } from '../../../notices/model/arrivals.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import type { PortfolioRow } from '../../model/portfolioRows.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import { WorthText } from '../../ui/WorthText.tsx';
import styles from './HoldingCell.module.css';

const HoldingPrice = lazyPart(async () => (await import('./HoldingPrice.tsx')).HoldingPrice);

export interface HoldingCellProps {
  row: PortfolioRow;
  isWaitingForPrices: boolean;
  isScam: boolean;
  /** Of a pool's shares: the symbols of its two assets. */
  pair?: readonly [string, string] | undefined;
  onOpen: (assetId: string) => void;
}

/** One asset of the wallet: its units outside stakes, a lock where some are in orders, their value and its change. */
export const HoldingCell = memo(function HoldingCell({
  row,
  isWaitingForPrices,
  isScam,
  pair,
  onOpen,
}: HoldingCellProps) {
  const { holding, estimate } = row;
  const t = useWalletT();
  const { value } = estimate;
  const isInTable = useContext(TableColumns) > 0;
  const isWaiting = value === null && isWaitingForPrices && holding.total > 0n;
  const isFresh = useArrival(holding.assetId);
  return (
    <ListRow
      isFresh={isFresh}
      icon={
        pair === undefined ? (
          <AssetIcon symbol={holding.symbol} />
        ) : (
          <PairIcon first={pair[0]} second={pair[1]} />
        )
      }
      title={
        pair === undefined ? (
          <SymbolText symbol={holding.symbol} />
        ) : (
          t('common.sharesOf', { pair: pair.map(shownSymbol).join('/') })
        )
      }
      mark={<ScamMark isScam={isScam} />}
      figure={
        isWaiting ? (
          <Skeleton width={64} />
        ) : (
          <span className={value === null ? styles.none : undefined}>
            <WorthText value={value} />
          </span>
        )
      }
      subtitle={<OwnedAmount holding={holding} />}
      isSubtitleWhole
      extra={
        isInTable ? (
          <Suspense fallback={null}>
            <HoldingPrice row={row} />
          </Suspense>
        ) : undefined
      }
      subfigure={estimate.change24h === null ? undefined : <ChangeText percent={estimate.change24h} />}
      onPress={() => onOpen(holding.assetId)}
    />
  );
});

/** The units; a lock beside them says how many are in orders. */
function OwnedAmount({ holding: { total, inOrders, precision } }: { holding: OwnedHolding }) {
  const t = useWalletT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const amount = { precision, isHidden, form: 'plain' } as const;
  return (
    <>
      <AmountText units={total} {...amount} />
      {inOrders > 0n && (
        <span className={styles.locked}>
          <Icon name="lock" size={14} />
          <span className="visually-hidden">
            {t('common.inOrders')} <AmountText units={inOrders} {...amount} />
          </span>
        </span>
      )}
    </>
  );
}
