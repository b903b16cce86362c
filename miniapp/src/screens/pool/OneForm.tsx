import type { SingleAssetEntry } from '@xbts/shared/amm/quoteSingleAssetEntry.ts';
import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { AmountField } from '../../components/AmountField.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { useUnsavedWork } from '../../components/useUnsavedWork.ts';
import { FeeRow } from '../../fees/FeeRow.tsx';
import { useFeeChoice } from '../../fees/useFeeChoice.ts';
import { errorText } from '../../i18n/errorText.ts';
import { formatAmount } from '../../i18n/numbers.ts';
import { usePoolT } from '../../i18n/poolTexts.ts';
import { useSlippage } from '../../stores/slippage.ts';
import { shareAfter } from './depositRequest.ts';
import { entryOperations, entryRequest, quoteEntry } from './entryRequest.ts';
import styles from './Pool.module.css';
import { exactText, nameOf } from './poolView.ts';
import { partOfBalanceRoundedDown, readUnits } from './readUnits.ts';
import { type StakeFormProps, StakeFrame } from './StakeFrame.tsx';
import { submit } from './submit.ts';
import { usePurse } from './usePurse.ts';

/** From this price impact on (a part of one) it is shown in red. */
const GREAT_IMPACT = 0.03;

/** A deposit out of one asset: a part is swapped in the same pool, then both are deposited, in one transaction. */
export function OneForm(props: StakeFormProps) {
  const t = usePoolT();
  const { known, account, onClose } = props;
  const form = useEntryForm(props);
  const { asset, balance, fee } = form;
  useUnsavedWork(form.text !== '');
  return (
    <StakeFrame
      form={props}
      isPossible={form.request !== null}
      onReview={() => void submit(form.request, onClose)}
    >
      <p className={styles.text}>{t('stake.oneHint')}</p>
      <Tabs
        label={t('stake.ways')}
        items={[known.assetA, known.assetB].map((each) => ({ value: each.id, label: nameOf(each) }))}
        value={asset.id}
        onChange={form.choose}
      />
      <AmountField
        key={account + asset.id}
        label={t('stake.give', { symbol: nameOf(asset) })}
        value={form.text}
        onChange={form.type}
        symbol={asset.symbol}
        balance={t('stake.balance', { amount: formatAmount(balance, asset.precision, 'plain') })}
        onShare={(percent) =>
          form.type(
            formatPlain(partOfBalanceRoundedDown(percent, balance, asset.id, fee.fee), asset.precision),
          )
        }
        error={form.error === null ? undefined : errorText(form.error)}
      />
      {form.quoteError !== null && <Notice tone="error">{errorText(form.quoteError)}</Notice>}
      {form.quote !== null && <Outcome quote={form.quote} held={form.held} {...props} />}
      <FeeRow {...fee} />
    </StakeFrame>
  );
}

function useEntryForm({ known, account }: StakeFormProps) {
  const t = usePoolT();
  const [assetId, setAssetId] = useState(known.assetA.id);
  const [text, setText] = useState('');
  const { slippage } = useSlippage();
  const purse = usePurse(account);
  const asset: Asset = assetId === known.assetB.id ? known.assetB : known.assetA;
  const balance = purse.balanceOf(asset);
  const typed = text === '' ? null : readUnits(text, asset, balance);
  const give = typed !== null && 'units' in typed ? { units: typed.units, assetId: asset.id } : null;
  const quoted = give === null ? null : quoteEntry(known, give, slippage);
  const quote = quoted !== null && 'quote' in quoted ? quoted.quote : null;
  const held = purse.balanceOf(known.share);
  const accountId = purse.accountId ?? '1.2.0';
  const order = give === null ? null : { account, accountId, known, t, give, slippage, held };
  const sample =
    order === null || quote === null ? null : entryOperations({ ...order, feeAssetId: '1.3.0' }, quote);
  const fee = useFeeChoice(account, sample);
  const isRight = purse.accountId !== undefined && fee.fee.problem === null;
  return {
    asset,
    text,
    balance,
    fee,
    quote,
    held,
    error: typed !== null && 'error' in typed ? typed.error : null,
    quoteError: quoted !== null && 'error' in quoted ? quoted.error : null,
    request:
      isRight && order !== null && quote !== null
        ? entryRequest({ ...order, feeAssetId: fee.fee.feeAssetId }, quote)
        : null,
    choose: (id: string) => {
      setAssetId(id);
      setText('');
    },
    type: setText,
  };
}

function Outcome({ quote, held, known }: { quote: SingleAssetEntry; held: bigint } & StakeFormProps) {
  const t = usePoolT();
  const { exchange, minToReceive, deposit, remaining } = quote;
  const assetOf = (id: string) => (id === known.assetA.id ? known.assetA : known.assetB);
  const text = (amount: { units: bigint; assetId: string }) =>
    exactText(amount.units, assetOf(amount.assetId));
  const least = t('stake.atLeast', { amount: exactText(minToReceive, assetOf(exchange.received.assetId)) });
  const percent = (exchange.impact * 100).toFixed(2);
  return (
    <>
      <Facts
        rows={[
          { label: t('stake.swapped'), value: text(exchange.sold) },
          {
            label: t('stake.received'),
            value: (
              <>
                {text(exchange.received)}
                <span className={styles.sub}>{least}</span>
              </>
            ),
          },
          {
            label: t('stake.taken'),
            value: (
              <>
                {exactText(deposit.taken.a, known.assetA)}
                <br />
                {exactText(deposit.taken.b, known.assetB)}
              </>
            ),
          },
          { label: t('stake.minted'), value: exactText(deposit.minted, known.share) },
          { label: t('stake.after'), value: `${shareAfter({ held }, deposit)} %` },
          {
            label: t('stake.remains'),
            value: remaining
              .filter(({ units }) => units > 0n)
              .map(text)
              .join(', '),
          },
        ]}
      />
      <Notice tone={exchange.impact >= GREAT_IMPACT ? 'warning' : 'info'}>
        {t('stake.impact', { percent })}
      </Notice>
    </>
  );
}
