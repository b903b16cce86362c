import { MOST_ORDERS } from '@xbts/shared/market/orders/ladder.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import type { OrderForm } from '../../model/form/useOrderForm.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import styles from './OrderForm.module.css';
import { Unit } from './Unit.tsx';

/** A ladder's last price, its number of orders, and the growth of their amounts. */
export function LadderFields({
  form: { fields, errors, change },
  symbol,
}: {
  form: OrderForm;
  symbol: string;
}) {
  const t = useOrderT();
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('order.lastPrice')}
          value={fields.toPrice}
          onChange={(toPrice) => change({ toPrice })}
          inputMode="decimal"
          placeholder="0"
          after={<Unit symbol={symbol} />}
          error={errors.toPrice === undefined ? undefined : errorText(errors.toPrice)}
        />
        <TextField
          label={t('order.count')}
          value={fields.count}
          onChange={(count) => change({ count })}
          inputMode="numeric"
          placeholder={`2–${MOST_ORDERS}`}
          error={errors.count === undefined ? undefined : errorText(errors.count)}
        />
      </div>
      <Tabs
        label={t('order.growth')}
        items={[
          { value: 'equal', label: t('order.equal') },
          { value: 'rising', label: t('order.rising') },
        ]}
        value={fields.growth}
        onChange={(growth) => change({ growth })}
      />
    </>
  );
}
