import { formatDateTime, parseChainTime } from '../../../../platform/i18n/dates.ts';
import { useT } from '../../../../platform/i18n/useT.ts';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { CopyIconButton } from '../../../../ui/inputs/CopyButton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import type { EndedTimed } from '../../model/endedTimed.ts';
import type { TimedList } from '../../model/useTimed.ts';
import { useTimedT } from '../../texts/timedTexts.ts';
import styles from './Timed.module.css';
import { otherName, timedAmount } from './timedNames.ts';

/** An ended transfer with the secret that took it: in a swap, that secret opens the other part. */
export function EndedRow({ ended, list }: { ended: EndedTimed; list: TimedList }) {
  const t = useTimedT();
  const common = useT();
  const { isTaken, secret, madeAt } = ended;
  const name = otherName(ended, list);
  const isOut = ended.from === list.accountId;
  const who = isOut ? common('common.toName', { name }) : `${common('common.from')} ${name}`;
  const made = formatDateTime(parseChainTime(madeAt));
  return (
    <Cell
      title={timedAmount(ended.amount, list)}
      badge={<Chip tone={isTaken ? 'gain' : 'plain'}>{t(isTaken ? 'taken' : 'returned')}</Chip>}
      subtitle={
        <>
          {`${who} · ${ended.id} · ${made}`}
          {secret !== null && <span className={styles.hex}>{` · ${t('secret.given')}: ${secret}`}</span>}
        </>
      }
      after={secret === null ? undefined : <CopyIconButton text={secret} label={t('secret.copy')} />}
      isMultiline
    />
  );
}
