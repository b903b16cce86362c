import { priceText } from '@xbts/shared/market/orders/orderPrice.ts';
import { compareObjectIds } from '@xbts/shared/protocol/objectId.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ListedMovement, OrderEvent } from '@xbts/shared/protocol/operations/history.ts';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { formatInteger, groupDigits } from '../../../platform/i18n/numbers.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { CopyIconButton } from '../../../ui/inputs/CopyButton.tsx';
import { Facts, type FactsProps } from '../../../ui/lists/Facts.tsx';
import type { HistoryRow, HistoryRows } from '../model/useHistoryRows.ts';
import { type HistoryKey, type TranslateHistory, useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';
import { MovementText } from './MovementText.tsx';

/** The price of a fill before its market fee, in the asset of the smaller id; null until the assets are read. */
function fillPrice(
  { pays, receives }: NonNullable<OrderEvent['fill']>,
  assets: ReadonlyMap<string, Asset>,
  t: TranslateHistory,
): string | null {
  const [one, other] =
    compareObjectIds(pays.asset_id, receives.asset_id) < 0 ? [pays, receives] : [receives, pays];
  const [base, quote] = [assets.get(one.asset_id), assets.get(other.asset_id)];
  if (base === undefined || quote === undefined || other.amount === 0n) return null;
  const figure = groupDigits(priceText({ base: one.amount, quote: other.amount }, { base, quote }));
  return t('history.priceOf', { price: figure, base: base.symbol, quote: quote.symbol });
}

/** Everything about one operation: exact amounts, fee, order, block and id. */
export function OperationFacts({
  row: { record, description },
  shown,
}: {
  row: HistoryRow;
  shown: HistoryRows;
}) {
  const t = useHistoryT();
  const { counterparty, direction, movements } = description;
  const moved: FactsProps['rows'] = movements.map((movement, index) => ({
    label: t(movementLabel(movement, index, movements.length)),
    value: <MovementText movement={movement} assets={shown.assets} isExact />,
  }));
  const party =
    counterparty === null ? undefined : `${shown.names.get(counterparty) ?? ''} ${counterparty}`.trim();
  const partyLabel = { in: 'common.from', out: 'common.to', none: 'common.account' } as const;
  return (
    <Facts
      rows={[
        ...moved,
        ...orderRows(description.order, shown, t),
        ...(party === undefined ? [] : [{ label: t(partyLabel[direction ?? 'none']), value: party }]),
        { label: t('common.time'), value: formatDateTime(parseChainTime(record.block_time)) },
        ...feeRow(description, shown, t),
        { label: t('common.block'), value: formatInteger(record.block_num) },
        { label: t('history.trxInBlock'), value: formatInteger(record.trx_in_block) },
        {
          label: t('common.operation'),
          value: (
            <span className={styles.id}>
              {record.id}
              <CopyIconButton text={record.id} label={t('history.copyOperation')} />
            </span>
          ),
        },
      ]}
    />
  );
}

/** A single amount needs no label; several are labelled as given, received, offered and requested. */
function movementLabel({ sign }: ListedMovement, index: number, count: number): HistoryKey {
  if (count === 1) return 'common.amount';
  if (sign !== 0) return sign < 0 ? 'history.given' : 'history.got';
  return index === 0 ? 'history.offered' : 'history.asked';
}

const feeLabel = (direction: HistoryRow['description']['direction'], isFill: boolean): HistoryKey =>
  isFill ? 'history.marketFee' : direction === 'in' ? 'history.feeOfSender' : 'common.fee';

/** The order, the price of its fill, and its side of the trade. */
function orderRows(
  order: OrderEvent | undefined,
  { assets }: HistoryRows,
  t: TranslateHistory,
): FactsProps['rows'] {
  if (order === undefined) return [];
  const { id, fill } = order;
  const price = fill === undefined ? null : fillPrice(fill, assets, t);
  return [
    ...(id === null ? [] : [{ label: t('history.order'), value: id }]),
    ...(price === null ? [] : [{ label: t('history.price'), value: price }]),
    ...(fill === undefined
      ? []
      : [{ label: t('history.role'), value: t(fill.isMaker ? 'history.maker' : 'history.taker') }]),
  ];
}

function feeRow(
  { fee, direction, order }: HistoryRow['description'],
  { assets }: HistoryRows,
  t: TranslateHistory,
): FactsProps['rows'] {
  const asset = fee === null ? undefined : assets.get(fee.asset_id);
  if (fee === null || asset === undefined) return [];
  return [
    {
      label: t(feeLabel(direction, order?.fill !== undefined)),
      value: <AmountText units={fee.amount} precision={asset.precision} symbol={asset.symbol} form="exact" />,
    },
  ];
}
