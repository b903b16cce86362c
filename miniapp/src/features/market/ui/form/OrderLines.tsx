import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { marketFeeOf } from '@xbts/shared/protocol/marketFee.ts';
import { type ReactNode, useState } from 'react';
import { formatDay, parseChainTime } from '../../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { type TranslateOrder, useOrderT } from '../../texts/form/orderTexts.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { CostSheet } from './CostSheet.tsx';
import { ExpirySheet } from './ExpirySheet.tsx';
import styles from './OrderForm.module.css';
import type { PlaceOrder } from './usePlaceOrder.ts';

/** What there is to spend, what it costs and how long it stands; the last two open what can be chosen of them. */
export function OrderLines({ place, market }: { place: PlaceOrder; market: MarketAssets }) {
  const t = useOrderT();
  const pageT = useMarketPageT();
  const balanceText = useBalanceText();
  const [open, setOpen] = useState<'cost' | 'expiry' | null>(null);
  const { form } = place;
  const { balance, sold, fields } = form;
  const close = () => setOpen(null);
  return (
    <div className={styles.lines}>
      <Line
        label={t('order.available')}
      >{`${balanceText(balance, sold)}\u00a0${shownSymbol(sold.symbol)}`}</Line>
      <Line label={t('common.fee')} onPress={() => setOpen('cost')}>
        {feeText(place, market)}
      </Line>
      {fields.kind === 'fillOrKill' ? (
        <p className={styles.hint}>{t('kind.fillOrKillHint')}</p>
      ) : (
        <Line label={pageT('column.ends')} onPress={() => setOpen('expiry')}>
          {endsText(form, t)}
        </Line>
      )}
      {open === 'cost' && <CostSheet place={place} market={market} onClose={close} />}
      {open === 'expiry' && <ExpirySheet form={form} onClose={close} />}
    </div>
  );
}

/** The part of what is received that a taker pays, and what the network takes. */
function feeText({ form: { fields }, fee: { fee } }: PlaceOrder, { quote, base }: MarketAssets): string {
  const { taker } = marketFeeOf(fields.side === 'buy' ? quote : base);
  const network =
    fee.fee === null ? null : `${formatAmount(fee.fee, fee.precision, 'plain')}\u00a0${fee.symbol}`;
  const parts = [taker === 0 ? null : asPercent(taker / 100), network].filter((part) => part !== null);
  return parts.length === 0 ? '—' : parts.join(' + ');
}

function endsText({ fields: { expiry, kind }, expiration }: PlaceOrder['form'], t: TranslateOrder): string {
  const ends =
    expiry.choice === 'date' && expiration !== null
      ? formatDay(parseChainTime(expiration))
      : t(`ends.${expiry.choice}`);
  return kind === 'postOnly' ? `${ends} · ${t('kind.postOnly')}` : ends;
}

interface LineProps {
  label: string;
  children: ReactNode;
  onPress?: () => void;
}

function Line({ label, children, onPress }: LineProps) {
  const content = (
    <>
      <span>{label}</span>
      <b>{children}</b>
    </>
  );
  if (onPress === undefined) return <p className={styles.line}>{content}</p>;
  return (
    <button type="button" className={styles.line} onClick={onPress}>
      {content}
      <Icon name="next" size={16} />
    </button>
  );
}
