import { useLocation } from 'wouter';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useSession } from '../../account/model/session.ts';
import { useOrderT } from '../texts/form/orderTexts.ts';
import { FormBody, type FormBodyProps } from './form/FormBody.tsx';
import styles from './form/OrderForm.module.css';
import { orderAct } from './form/orderAct.ts';
import { usePlaceOrder } from './form/usePlaceOrder.ts';

export interface OrderFormProps extends Omit<FormBodyProps, 'account' | 'place'> {
  /** A pressed row of the book, or a side; another object fills the form again. */
  picked: Parameters<typeof usePlaceOrder>[2]['picked'];
}

/** Buys or sells on a market: one order, or a ladder of them. */
export function OrderForm(props: OrderFormProps) {
  const t = useOrderT();
  const [, navigate] = useLocation();
  const account = useSession((session) => session.account);
  if (account === null)
    return (
      <div className={styles.form}>
        <Button isStretched onPress={() => navigate('/auth-pages/login')}>
          {t('order.logIn')}
        </Button>
      </div>
    );
  return <AccountsForm {...props} account={account} />;
}

function AccountsForm({ picked, ...props }: OrderFormProps & { account: string }) {
  const t = useOrderT();
  const { account, market, orders } = props;
  const place = usePlaceOrder(account, market, { picked, orders });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        place.place();
      }}
    >
      <div className={styles.scroll}>
        <FormBody {...props} place={place} />
      </div>
      <Button
        type="submit"
        kind={place.form.fields.side}
        isStretched
        isDisabled={!place.isPossible}
        isLoading={place.isWaiting}
      >
        {orderAct(place, market, t)}
      </Button>
    </form>
  );
}
