import { CORE_PRECISION, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { estimateText } from '../../../assets/ui/EstimateText.tsx';
import type { FeePart, ScheduleRow } from '../../../fees/model/feeSchedule.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { useOperationTitle } from '../../../transactions/ui/operationTitle.ts';
import { type TranslateNetwork, useNetworkT } from '../../texts/networkTexts.ts';
import styles from './Fees.module.css';

export interface ScheduleCellProps {
  row: ScheduleRow;
  /** The price of one native coin in the chosen currency; null: there is none. */
  price: number | null;
}

/** An operation with each part of its fee, in native coin and as an estimate in the chosen currency. */
export function ScheduleCell({ row, price }: ScheduleCellProps) {
  const t = useNetworkT();
  const titleOf = useOperationTitle();
  return (
    <div className={styles.row}>
      <h3>
        {titleOf(row.type)}
        <small>{t('operation', { name: row.operation, type: row.type })}</small>
      </h3>
      <dl>
        {row.parts.map((part) => (
          <div key={part.name}>
            <dt>{partLabel(t, row, part)}</dt>
            <dd>
              <PartAmount units={part.units} price={price} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PartAmount({ units, price }: { units: bigint; price: number | null }) {
  const t = useNetworkT();
  const currency = useSettings((settings) => settings.currency);
  if (units === 0n) return <>{t('free')}</>;
  const fiat = price === null ? null : (Number(units) / 10 ** CORE_PRECISION) * price;
  return (
    <>
      {`${formatAmount(units, CORE_PRECISION, 'plain')}\u00a0${CORE_SYMBOL}`}
      {fiat !== null && <small>{estimateText(fiat, currency)}</small>}
    </>
  );
}

const labels = {
  fee: 'common.fee',
  basic_fee: 'part.basic_fee',
  price_per_kbyte: 'part.price_per_kbyte',
  fee_per_kb: 'part.price_per_kbyte',
  price_per_byte: 'part.price_per_byte',
  price_per_output: 'part.price_per_output',
  fee_per_day: 'part.fee_per_day',
  membership_annual_fee: 'part.membership_annual_fee',
  membership_lifetime_fee: 'part.membership_lifetime_fee',
  symbol3: 'part.symbol3',
  symbol4: 'part.symbol4',
  long_symbol: 'part.long_symbol',
} as const;

const isLabelled = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

/** A part's name; one that a newer chain has added keeps the chain's name. */
function partLabel(t: TranslateNetwork, { operation }: ScheduleRow, { name }: FeePart): string {
  if (operation === 'account_create' && name === 'basic_fee') return t('common.basicAccount');
  if (name === 'premium_fee') return t('part.premium_account');
  return isLabelled(name) ? t(labels[name]) : name;
}
