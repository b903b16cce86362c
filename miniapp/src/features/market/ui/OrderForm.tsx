import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useLocation } from 'wouter';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Tabs } from '../../../ui/inputs/Tabs.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSession } from '../../account/model/session.ts';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { AssetWarnings } from '../../scam/ui/AssetWarnings.tsx';
import type { MarketAssets, Picked } from '../model/orderDraft.ts';
import { useOrderT } from '../texts/form/orderTexts.ts';
import { OrderChoices } from './form/OrderChoices.tsx';
import { DeferredFee, OrderFacts } from './form/OrderFacts.tsx';
import { OrderFields } from './form/OrderFields.tsx';
import styles from './form/OrderForm.module.css';
import { OrderNotices } from './form/OrderNotices.tsx';
import { usePlaceOrder } from './form/usePlaceOrder.ts';

export interface OrderFormProps {
  market: MarketAssets;
  /** A pressed row of the book; another object fills the form again. */
  picked: Picked | null;
  /** The resting orders, best first on each side; null while unknown. */
  orders: readonly LimitOrder[] | null;
}

/** Buys or sells on a market: one order, or a ladder of them. */
export function OrderForm(props: OrderFormProps) {
  const t = useOrderT();
  const [, navigate] = useLocation();
  const account = useSession((session) => session.account);
  if (account === null)
    return (
      <Button isStretched onPress={() => navigate('/auth-pages/login')}>
        {t('order.logIn')}
      </Button>
    );
  return <AccountsForm {...props} account={account} />;
}

function AccountsForm({ market, picked, account, orders }: OrderFormProps & { account: string }) {
  const t = useOrderT();
  const { quote, base } = market;
  const place = usePlaceOrder(account, market, { picked, orders });
  const { form, fee } = place;
  const { side } = form.fields;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        place.place();
      }}
    >
      <Tabs
        label={t('order.side')}
        items={[
          { value: 'buy', label: t('order.buying') },
          { value: 'sell', label: t('order.selling') },
        ]}
        value={side}
        onChange={(value) => form.change({ side: value })}
      />
      <OrderFields place={place} market={market} orders={orders} />
      <OrderChoices form={form} />
      <OrderNotices place={place} market={market} orders={orders} />
      <AssetWarnings assets={[side === 'buy' ? quote : base]} account={account} />
      <Section footer={<DeferredFee />}>
        <OrderFacts form={form} market={market} />
        <FeeRow {...fee} />
      </Section>
      <Button type="submit" isStretched isDisabled={!place.isPossible} isLoading={place.isWaiting}>
        {t(side === 'buy' ? 'order.buy' : 'order.sell', { symbol: quote.symbol })}
      </Button>
    </form>
  );
}
