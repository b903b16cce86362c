import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { AmountField } from '../../../assets/ui/AmountField.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { useBalanceText } from '../../../portfolio/ui/useBalanceText.ts';
import { useSlippage } from '../../../swap/model/slippage.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { nameOf } from '../../ui/poolView.ts';
import { EntryImpact } from './EntryImpact.tsx';
import { EntryOutcome } from './EntryOutcome.tsx';
import { isImpactAccepted } from './entryImpactLevel.ts';
import { entryOperations, entryRequest, quoteEntry } from './entryRequest.ts';
import styles from './PoolForms.module.css';
import { partOfBalanceRoundedDown, readUnits } from './readUnits.ts';
import { type StakeFormProps, StakeFrame } from './StakeFrame.tsx';
import { useReviewPool } from './useReviewPool.ts';

/** A deposit out of one asset: a part is swapped in the same pool, then both are deposited, in one transaction. */
export function OneForm(props: StakeFormProps) {
  const t = usePoolT();
  const { known, account, onClose } = props;
  const balanceText = useBalanceText();
  const form = useEntryForm(props);
  const { asset, balance, fee } = form;
  useUnsavedWork(form.text !== '');
  return (
    <StakeFrame
      form={props}
      isPossible={form.request !== null}
      onReview={useReviewPool(form.request, onClose)}
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
        fiat={props.fiatText(form.text, asset)}
        balance={balanceText(balance, asset)}
        onShare={(percent) =>
          form.type(
            formatPlain(partOfBalanceRoundedDown(percent, balance, asset.id, fee.fee), asset.precision),
          )
        }
        error={form.error === null ? undefined : errorText(form.error)}
      />
      {form.quoteError !== null && <Notice tone="error">{errorText(form.quoteError)}</Notice>}
      {form.quote !== null && (
        <>
          <EntryOutcome quote={form.quote} held={form.held} known={known} />
          <EntryImpact impact={form.quote.exchange.impact} typed={form.word} onType={form.typeWord} />
        </>
      )}
      <FeeRow {...fee} />
    </StakeFrame>
  );
}

function useEntryForm({ known, account, purse }: StakeFormProps) {
  const t = usePoolT();
  const [assetId, setAssetId] = useState(known.assetA.id);
  const [text, setText] = useState('');
  const [word, setWord] = useState('');
  const { slippage } = useSlippage();
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
  const isRight =
    purse.accountId !== undefined &&
    fee.fee.problem === null &&
    quote !== null &&
    isImpactAccepted(quote.exchange.impact, word, t('stake.impactWord'));
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
      isRight && order !== null ? entryRequest({ ...order, feeAssetId: fee.fee.feeAssetId }, quote) : null,
    choose: (id: string) => {
      setAssetId(id);
      setText('');
      setWord('');
    },
    type: (typed: string) => {
      setText(typed);
      // What was agreed to was another amount.
      setWord('');
    },
    word,
    typeWord: setWord,
  };
}
