import { useLocation } from 'wouter';
import { PairText } from '../../../ui/display/SymbolText.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useSession } from '../../account/model/session.ts';
import { useOrderT } from '../texts/form/orderTexts.ts';
import { FormBody } from './form/FormBody.tsx';
import styles from './form/OrderForm.module.css';
import { orderAct } from './form/orderAct.ts';
import { usePlaceOrder } from './form/usePlaceOrder.ts';
import type { OrderFormProps } from './OrderForm.tsx';

export interface OrderSheetProps extends OrderFormProps {
  onClose: () => void;
}

/** The form of an order as a sheet, whose action places it. */
export function OrderSheet(props: OrderSheetProps) {
  const t = useOrderT();
  const [, navigate] = useLocation();
  const account = useSession((session) => session.account);
  const { market, onClose } = props;
  if (account !== null) return <AccountsSheet {...props} account={account} />;
  const action = { label: t('order.logIn'), onPress: () => navigate('/auth-pages/login') };
  return (
    <Sheet isOpen {...titleOf(market)} onClose={onClose} action={action}>
      {null}
    </Sheet>
  );
}

const titleOf = ({ quote, base }: OrderSheetProps['market']) => ({
  title: `${quote.symbol} / ${base.symbol}`,
  heading: <PairText first={quote.symbol} second={base.symbol} />,
});

function AccountsSheet({ picked, onClose, ...props }: OrderSheetProps & { account: string }) {
  const t = useOrderT();
  const { account, market, orders } = props;
  const place = usePlaceOrder(account, market, { picked, orders }, onClose);
  return (
    <Sheet
      isOpen
      {...titleOf(market)}
      onClose={onClose}
      action={{
        label: orderAct(place, market, t),
        onPress: place.place,
        isDisabled: !place.isPossible,
        isLoading: place.isWaiting,
      }}
    >
      <div className={styles.inSheet}>
        <FormBody {...props} place={place} />
      </div>
    </Sheet>
  );
}
