import { classNames } from '../../../../ui/display/classNames.ts';
import { AssetWarnings } from '../../../scam/ui/AssetWarnings.tsx';
import type { OrderKind } from '../../model/form/orderFields.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import { FlatTabs } from '../FlatTabs.tsx';
import { OrderFields, type OrderFieldsProps } from './OrderFields.tsx';
import styles from './OrderForm.module.css';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotices } from './OrderNotices.tsx';

export interface FormBodyProps extends OrderFieldsProps {
  account: string;
}

const sides = ['buy', 'sell'] as const;
/** Fill or kill is the order at market; post only is a limit order that Ends offers. */
const kinds = [
  { value: 'limit', name: 'kind.limit' },
  { value: 'fillOrKill', name: 'kind.atMarket' },
  { value: 'ladder', name: 'kind.ladder' },
] as const satisfies { value: OrderKind; name: string }[];

/** All of the form but its button. */
export function FormBody({ account, place, market, orders }: FormBodyProps) {
  const t = useOrderT();
  const { form } = place;
  const { side, kind } = form.fields;
  const shown = kind === 'postOnly' ? 'limit' : kind;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out outside the row */}
      <div className={styles.sides} role="group" aria-label={t('order.side')}>
        {sides.map((each) => (
          <button
            key={each}
            type="button"
            className={classNames(styles.side, styles[each])}
            aria-pressed={each === side}
            onClick={() => form.change({ side: each })}
          >
            {t(each === 'buy' ? 'order.buying' : 'order.selling')}
            <span className={styles.key} aria-hidden="true">
              {each === 'buy' ? 'B' : 'S'}
            </span>
          </button>
        ))}
      </div>
      <FlatTabs
        label={t('order.type')}
        items={kinds.map(({ value, name }) => ({ value, label: t(name) }))}
        value={shown}
        onChange={(next) => {
          // A press on the present kind keeps an order that only waits.
          if (next !== shown) form.change({ kind: next, ...(next === 'fillOrKill' && { price: '' }) });
        }}
      />
      <OrderFields place={place} market={market} orders={orders} />
      <OrderLines place={place} market={market} />
      <OrderNotices place={place} market={market} orders={orders} />
      <AssetWarnings assets={[side === 'buy' ? market.quote : market.base]} account={account} />
    </>
  );
}
