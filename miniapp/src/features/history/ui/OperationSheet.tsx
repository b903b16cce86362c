import { priceText } from '@xbts/shared/market/orders/orderPrice.ts';
import { compareObjectIds } from '@xbts/shared/protocol/objectId.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ListedMovement, OrderEvent } from '@xbts/shared/protocol/operations/history.ts';
import { blockLink } from '../../../platform/chain/explorerLinks.ts';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { formatInteger, groupDigits } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { CopyIconButton } from '../../../ui/inputs/CopyButton.tsx';
import { Facts, type FactsProps } from '../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { isScamRow } from '../model/isScamRow.ts';
import type { HistoryRow, HistoryRows } from '../model/useHistoryRows.ts';
import { useUnlockRequest } from '../model/useUnlockRequest.ts';
import { type HistoryKey, type TranslateHistory, useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';
import { MovementText } from './MovementText.tsx';
import { operationHeading } from './operationHeading.ts';

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

/** The whole message of a payment, or the way to read it. */
function OperationMemo({ text }: { text: string | null | undefined }) {
  const t = useHistoryT();
  const { canUnlock, unlock } = useUnlockRequest();
  if (typeof text === 'string')
    return (
      <p className={styles.fullMemo} translate="no">
        {text}
      </p>
    );
  if (text === null) return <p className={styles.fullMemo}>{t('history.foreignMemo')}</p>;
  return (
    <div className={styles.locked}>
      <span>{t('history.encryptedMemo')}</span>
      {canUnlock && (
        <Button kind="secondary" icon="lock" onPress={unlock}>
          {t('history.unlockMemo')}
        </Button>
      )}
    </div>
  );
}

export interface OperationSheetProps {
  row: HistoryRow;
  shown: HistoryRows;
  onClose: () => void;
}

/** Everything about one operation: exact amounts, fee, message, block and id. */
export function OperationSheet({ row, shown, onClose }: OperationSheetProps) {
  const t = useHistoryT();
  const titleOf = useOperationTitle();
  const { record, description } = row;
  const title =
    description.order === undefined
      ? titleOf(description.type)
      : operationHeading(description, shown.names, t, titleOf);
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {isScamRow(description, shown) && <ScamNotice />}
      <OperationFacts row={row} shown={shown} />
      {description.memo !== null && <OperationMemo text={shown.memos.get(record.id)} />}
      <div className={styles.actions}>
        <Button
          kind="secondary"
          icon="explorer"
          isStretched
          onPress={() => messenger.openLink(blockLink(record.block_num))}
        >
          {t('history.showBlock')}
        </Button>
      </div>
    </Sheet>
  );
}

function ScamNotice() {
  const t = useHistoryT();
  return <Notice tone="error">{t('history.scam')}</Notice>;
}

function OperationFacts({ row: { record, description }, shown }: Pick<OperationSheetProps, 'row' | 'shown'>) {
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
      value: <AmountText units={fee.amount} precision={asset.precision} symbol={asset.symbol} />,
    },
  ];
}
