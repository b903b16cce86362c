import type { WithdrawQuote } from '@xbts/shared/amm/quoteWithdraw.ts';
import { sharesForPercentRoundedDown } from '@xbts/shared/amm/shares.ts';
import { parseFigure } from '@xbts/shared/amounts/amount.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { unread } from '../../../../platform/form.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { useSlippage } from '../../../swap/model/slippage.ts';
import { usePaidReview } from '../../../transactions/ui/usePaidReview.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { exactText } from '../../ui/poolView.ts';
import { ExitTable } from './ExitTable.tsx';
import styles from './PoolForms.module.css';
import { Refusal, refusedAsset } from './Refusal.tsx';
import type { PoolSheetProps } from './sheetProps.ts';
import { quoteShares, shareLeft, withdrawRequest } from './withdrawRequest.ts';

/** A percentage above 0, up to 100, with at most two decimals, in hundredths of a percent; null for any other text. */
export function readPercent(text: string): number | null {
  const hundredths = parseFigure(text, 2);
  return hundredths !== null && hundredths > 0 && hundredths <= 10_000 ? hundredths : null;
}

const ALL = '100';
const quick = [25, 50, 75, 100] as const;

/** Redeems shares for both assets, by a percentage of those held. */
export function WithdrawSheet(props: PoolSheetProps) {
  const t = usePoolT();
  const { known, account, onClose } = props;
  const [path, navigate] = useLocation();
  const form = useWithdrawForm(props);
  useUnsavedWork(form.text !== ALL);
  const refused = refusedAsset(known, props.balances);
  if (refused !== undefined) return <Refusal title={t('unstake.title')} asset={refused} onClose={onClose} />;
  if (form.held === 0n) {
    return (
      <Sheet isOpen title={t('unstake.title')} onClose={onClose}>
        <Placeholder
          icon="pools"
          title={t('unstake.none')}
          action={
            <Button onPress={() => navigate(`${path}?do=stake`, { replace: true })}>{t('pool.stake')}</Button>
          }
        />
      </Sheet>
    );
  }
  return (
    <Sheet
      isOpen
      title={t('unstake.title')}
      onClose={onClose}
      action={{
        label: t('common.review'),
        onPress: form.open,
        isDisabled: !form.isPossible,
      }}
    >
      <div className={styles.form}>
        <TextField
          label={t('unstake.part')}
          value={form.text}
          onChange={form.type}
          inputMode="decimal"
          isInCard
          error={form.isPercentWrong ? t('unstake.percentWrong') : undefined}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't lie outside its line of buttons */}
        <div className={styles.quick} role="group" aria-label={t('unstake.quick')}>
          {quick.map((percent) => (
            <button key={percent} type="button" onClick={() => form.type(String(percent))}>
              {asPercent(percent)}
            </button>
          ))}
        </div>
        {form.error !== null && <Notice tone="error">{errorText(form.error)}</Notice>}
        {form.quote !== null && <Outcome quote={form.quote} held={form.held} {...props} />}
        <FeeRow {...form.fee} />
        <p className={styles.text}>{t('unstake.protection')}</p>
        <ExitTable known={known} shares={form.quote?.shares ?? form.held} key={account} />
      </div>
    </Sheet>
  );
}

function useWithdrawForm({ known, account, balances, onClose }: PoolSheetProps) {
  const t = usePoolT();
  const [text, setText] = useState(ALL);
  const { slippage } = useSlippage();
  const held = balances.balanceOf(known.share);
  const percent = readPercent(text);
  const shares = percent === null ? 0n : sharesForPercentRoundedDown(held, percent);
  const { value: quote, error } = percent === null ? unread : quoteShares(known, shares);
  const order = { account, accountId: balances.accountId ?? '1.2.0', known, t, shares, held, slippage };
  const review = usePaidReview(
    account,
    quote && ((feeAssetId) => withdrawRequest({ ...order, feeAssetId }, quote)),
    { isRight: balances.accountId !== undefined, onSent: onClose },
  );
  return {
    text,
    type: setText,
    held,
    quote,
    ...review,
    isPercentWrong: text !== '' && percent === null,
    error,
  };
}

function Outcome({ quote, held, known }: { quote: WithdrawQuote; held: bigint } & PoolSheetProps) {
  const t = usePoolT();
  const { assetA, assetB, share } = known;
  const { shares, received, fee, isAll } = quote;
  return (
    <>
      <Facts
        rows={[
          { label: t('unstake.shares'), value: exactText(shares, share) },
          {
            label: t('unstake.receive'),
            value: (
              <>
                {exactText(received.a, assetA)}
                <br />
                {exactText(received.b, assetB)}
              </>
            ),
          },
          { label: t('unstake.feeOf', { symbol: assetA.symbol }), value: exactText(fee.a, assetA) },
          { label: t('unstake.feeOf', { symbol: assetB.symbol }), value: exactText(fee.b, assetB) },
          { label: t('stake.after'), value: asPercent(shareLeft({ held, shares }, quote)) },
        ]}
      />
      {isAll && <Notice>{t('unstake.all')}</Notice>}
    </>
  );
}
