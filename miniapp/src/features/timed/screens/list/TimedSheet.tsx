import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { formatInteger } from '../../../../platform/i18n/numbers.ts';
import { useT } from '../../../../platform/i18n/useT.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { algorithmName } from '../../model/timedForm.ts';
import type { TimedList } from '../../model/useTimed.ts';
import { useTimedT } from '../../texts/timedTexts.ts';
import { SecretCell } from './SecretCell.tsx';
import { TakeFields } from './TakeFields.tsx';
import styles from './Timed.module.css';
import { endOf, timedAmount } from './timedNames.ts';
import { type ExtendForm, useExtendForm } from './useExtendForm.ts';
import { useTakeForm } from './useTakeForm.ts';

/** The extra time that the sender grants. */
function ExtendFields({ form }: { form: ExtendForm }) {
  const t = useTimedT();
  const { mostHours } = form;
  return (
    <>
      <TextField
        label={t('extend.hours')}
        value={form.text}
        onChange={form.setText}
        inputMode="numeric"
        error={form.error === null ? undefined : errorText(form.error)}
        hint={mostHours === null ? undefined : t('extend.most', { hours: formatInteger(mostHours) })}
      />
      <FeeRow {...form.fee} />
    </>
  );
}

export interface TimedSheetProps {
  account: string;
  transfer: TimedTransfer;
  list: TimedList;
  canSign: boolean;
  onClose: () => void;
}

/** All details of one timed transfer, and the actions this account can take. */
export function TimedSheet(props: TimedSheetProps) {
  const { transfer, list, canSign, onClose } = props;
  const t = useTimedT();
  const isOut = transfer.from === list.accountId;
  if (canSign && isOut) return <OwnSheet {...props} />;
  if (canSign) return <TakeSheet {...props} />;
  return (
    <Sheet isOpen title={timedAmount(transfer.amount, list)} onClose={onClose}>
      <TimedFacts transfer={transfer} list={list} />
      <Notice>{t('viewOnly')}</Notice>
    </Sheet>
  );
}

function TakeSheet({ account, transfer, list, onClose }: TimedSheetProps) {
  const t = useTimedT();
  const form = useTakeForm({ account, accountId: list.accountId, transfer, onClose });
  const amount = timedAmount(transfer.amount, list);
  return (
    <Sheet
      isOpen
      title={t('take.title')}
      onClose={onClose}
      action={{ label: t('common.claim', { amount }), onPress: () => void form.open() }}
    >
      <TimedFacts transfer={transfer} list={list} />
      <TakeFields form={form} />
    </Sheet>
  );
}

function OwnSheet({ account, transfer, list, onClose }: TimedSheetProps) {
  const t = useTimedT();
  const form = useExtendForm({ account, accountId: list.accountId, transfer, onClose });
  return (
    <Sheet
      isOpen
      title={t('extend.title')}
      onClose={onClose}
      action={{ label: t('extend.confirm'), onPress: () => void form.open() }}
    >
      <TimedFacts transfer={transfer} list={list} />
      <SecretCell transfer={transfer} />
      <ExtendFields form={form} />
    </Sheet>
  );
}

function TimedFacts({ transfer, list }: Pick<TimedSheetProps, 'transfer' | 'list'>) {
  const t = useTimedT();
  const common = useT();
  const { preimage_hash: lock, preimage_size: size } = transfer;
  const nameOf = (id: string) => `${list.names.get(id) ?? id} (${id})`;
  return (
    <Facts
      rows={[
        { label: common('common.amount'), value: timedAmount(transfer.amount, list) },
        { label: common('common.from'), value: nameOf(transfer.from) },
        { label: common('common.to'), value: nameOf(transfer.to) },
        { label: t('fact.ends'), value: formatDateTime(endOf(transfer)) },
        {
          label: t('fact.hash', { algorithm: algorithmName(lock) }),
          value: <span className={styles.hex}>{lock[1]}</span>,
        },
        ...(size === 0
          ? []
          : [{ label: t('fact.size'), value: t('fact.bytes', { count: formatInteger(size) }) }]),
        { label: t('fact.id'), value: transfer.id },
      ]}
    />
  );
}
