import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { ageKey } from '../../../platform/chain/dataServerFallback.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { useSlippage } from '../model/slippage.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import { rateText } from './rateText.ts';
import styles from './Swap.module.css';
import { amountText } from './swapForm.ts';
import type { SwapForm } from './useSwapForm.ts';
import type { SwapQuote } from './useSwapQuote.ts';

/** Rate, least amount and price tolerance of the current quote; dashes without one. */
export function SwapFacts({ form, onPickSlippage }: { form: SwapForm; onPickSlippage: () => void }) {
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
          value: plan === undefined ? <NoFigure quote={quote} /> : amountText(plan.guaranteed.units, to),
        },
        {
          label: t('swap.tolerance'),
          value: (
            <button type="button" className={styles.link} onClick={onPickSlippage}>
              {asPercent(slippage / 100)}
            </button>
          ),
        },
      ]}
    />
  );
}

/** Replaces a figure that is still loading or does not exist. */
function NoFigure({ quote }: { quote: SwapQuote }) {
  return quote.isAwaited ? <Skeleton width={96} /> : <>—</>;
}

/** The rate of the whole swap, including all pool fees; a press inverts it. An old one has its age below. */
function Rate({ form, from, to }: { form: SwapForm; from: Asset; to: Asset }) {
  const t = useSwapT();
  const [isTurned, setTurned] = useState(false);
  const { plan } = form.quote;
  const staleSince = useStaleSince(form.read);
  if (plan === undefined) return <NoFigure quote={form.quote} />;
  const sold = { units: plan.sold.units, precision: from.precision, symbol: from.symbol };
  const got = { units: plan.expected.units, precision: to.precision, symbol: to.symbol };
  const [one, other] = isTurned ? [got, sold] : [sold, got];
  return (
    <>
      <button
        type="button"
        className={styles.link}
        title={t('swap.rateFlip')}
        onClick={() => setTurned(!isTurned)}
      >
        {t('swap.rateOf', {
          one: shownSymbol(one.symbol),
          rate: rateText(one, other) ?? '—',
          other: shownSymbol(other.symbol),
        })}
      </button>
      {staleSince !== null && (
        <small className={styles.warn}>
          {t(ageKey(form.read.dataUpdatedAt), { time: formatClock(staleSince) })}
        </small>
      )}
    </>
  );
}
