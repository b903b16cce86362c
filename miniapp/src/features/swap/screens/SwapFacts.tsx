import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { ageKey } from '../../../platform/chain/dataServerFallback.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { useSlippage } from '../model/slippage.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import { rateText } from './rateText.ts';
import styles from './Swap.module.css';
import { impactLevel, percentText } from './swapForm.ts';
import { exactText } from './swapRequest.ts';
import type { SwapForm } from './useSwapForm.ts';
import type { SwapQuote } from './useSwapQuote.ts';

export interface SwapFactsProps {
  form: SwapForm;
  onPickSlippage: () => void;
  onPickFee: () => void;
}

/** Rate, minimum received, price impact, slippage and fee of the current quote; dashes without one. */
export function SwapFacts({ form, onPickSlippage, onPickFee }: SwapFactsProps) {
  const t = useSwapT();
  const { slippage } = useSlippage();
  const { from, to, quote } = form;
  const { plan } = quote;
  if (from === undefined || to === undefined) return null;
  return (
    <Facts
      rows={[
        { label: t('swap.rate'), value: <Rate form={form} from={from} to={to} /> },
        {
          label: t('swap.least'),
          value: plan === undefined ? <NoFigure quote={quote} /> : exactText(plan.guaranteed.units, to),
        },
        { label: t('swap.impact'), value: <Impact quote={quote} /> },
        {
          label: t('swap.slippage'),
          value: (
            <button type="button" className={styles.link} onClick={onPickSlippage}>
              {asPercent(slippage / 100)}
            </button>
          ),
        },
        {
          label: t('common.networkFee'),
          value: <Fee form={form} onPick={onPickFee} />,
        },
      ]}
    />
  );
}

/** The network fee; a press changes its asset if the account has other assets to pay with. */
function Fee({ form: { fee, balance }, onPick }: { form: SwapForm; onPick: () => void }) {
  const t = useSwapT();
  const figure =
    fee.fee === null ? (
      <Skeleton width={96} />
    ) : (
      `${formatAmount(fee.fee, fee.precision, 'exact')}\u00a0${fee.symbol}`
    );
  if (balance === undefined) return <>{figure}</>;
  return (
    <button type="button" className={styles.link} onClick={onPick}>
      <span className="visually-hidden">{`${t('common.pickFeeAsset')}: `}</span>
      {figure}
    </button>
  );
}

/** Replaces a figure that is still loading or does not exist. */
function NoFigure({ quote }: { quote: SwapQuote }) {
  return quote.isAwaited ? <Skeleton width={96} /> : <>—</>;
}

function Impact({ quote }: { quote: SwapQuote }) {
  const { plan } = quote;
  if (plan === undefined) return <NoFigure quote={quote} />;
  const level = impactLevel(plan.impact);
  const tone = level === 'none' ? undefined : level === 'warn' ? styles.warn : styles.bad;
  return <span className={tone}>{asPercent(percentText(plan.impact))}</span>;
}

/** The rate of the whole swap, including all pool fees; a press inverts it. Its age is shown below. */
function Rate({ form, from, to }: { form: SwapForm; from: Asset; to: Asset }) {
  const t = useSwapT();
  const [isTurned, setTurned] = useState(false);
  const { plan } = form.quote;
  const staleSince = useStaleSince(form.read);
  if (plan === undefined) return <NoFigure quote={form.quote} />;
  const sold = { units: plan.sold.units, precision: from.precision, symbol: from.symbol };
  const got = { units: plan.expected.units, precision: to.precision, symbol: to.symbol };
  const [one, other] = isTurned ? [got, sold] : [sold, got];
  const age = formatClock(staleSince ?? form.read.dataUpdatedAt);
  return (
    <>
      <button
        type="button"
        className={styles.link}
        title={t('swap.rateFlip')}
        onClick={() => setTurned(!isTurned)}
      >
        {t('swap.rateOf', { one: one.symbol, rate: rateText(one, other) ?? '—', other: other.symbol })}
      </button>
      <small className={staleSince === null ? styles.age : styles.warn}>
        {t(ageKey(form.read.dataUpdatedAt), { time: age })}
      </small>
    </>
  );
}
