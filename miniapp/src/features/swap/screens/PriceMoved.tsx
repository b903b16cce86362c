import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { useSwapT } from '../texts/swapTexts.ts';
import { planRate } from './swapRequest.ts';

/** The pools give less than the minimum the user saw: the old and the new price, and the spec's words (§8). */
export function PriceMoved(props: { before: SwapPlan; now: SwapPlan; from: Asset; to: Asset }) {
  const { before, now, from, to } = props;
  const t = useSwapT();
  return (
    <Notice tone="error">
      {errorText(new AppError('chain.price_changed'))}
      <div>{t('swap.moved', { before: planRate(before, from, to, t), now: planRate(now, from, to, t) })}</div>
    </Notice>
  );
}
