import { isLateForSecret, type TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { useChainTime } from '../../../../platform/chain/chainTime.ts';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { useT } from '../../../../platform/i18n/useT.ts';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import type { TimedList } from '../../model/useTimed.ts';
import { useTimedT } from '../../texts/timedTexts.ts';
import { endOf, otherName, timedAmount, timeLeft } from './timedNames.ts';

export interface TimedRowProps {
  transfer: TimedTransfer;
  list: TimedList;
  onOpen: () => void;
}

/** An open transfer: the amount, the other account, and the time left. */
export function TimedRow({ transfer, list, onOpen }: TimedRowProps) {
  const t = useTimedT();
  const common = useT();
  const now = useChainTime();
  const end = endOf(transfer);
  const name = otherName(transfer, list);
  const isOut = transfer.from === list.accountId;
  return (
    <Cell
      before={<Icon name={isOut ? 'send' : 'receive'} />}
      title={timedAmount(transfer.amount, list)}
      badge={<Chip tone={isLateForSecret(transfer, now) ? 'warning' : 'plain'}>{timeLeft(end, now, t)}</Chip>}
      subtitle={`${isOut ? common('common.toName', { name }) : `${common('common.from')} ${name}`} · ${formatDateTime(end)}`}
      isMultiline
      onPress={onOpen}
    />
  );
}
