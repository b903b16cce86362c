import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import { CORE_ASSET_ID, CORE_PRECISION } from '@xbts/shared/protocol/constants.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Suspense } from 'react';
import { formatNumber } from '../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Disclosure } from '../../../ui/lists/Disclosure.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { useAssetPrice } from '../../assets/model/prices/useAssetPrice.ts';
import { useEstimateText } from '../../assets/ui/useEstimateText.ts';
import { swapCost } from '../model/swapCost.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import styles from './Swap.module.css';
import { amountText, impactLevel, percentText } from './swapForm.ts';
import type { SwapForm } from './useSwapForm.ts';

const RouteMap = lazyPart(async () => (await import('./RouteMap.tsx')).RouteMap);

export interface SwapCostLineProps {
  form: SwapForm;
  onPickFee: () => void;
}

/** All that a swap costs in one number: price impact, fees of its route and the network fee; it unfolds into these. */
export function SwapCostLine({ form, onPickFee }: SwapCostLineProps) {
  const t = useSwapT();
  const { from, fee, quote, read } = form;
  const { plan } = quote;
  const money = useCostText(from, plan, fee);
  const fees = { label: t('common.networkFee'), value: <NetworkFee form={form} onPick={onPickFee} /> };
  if (plan === undefined || read.market === undefined) return <Facts rows={[fees]} />;
  const level = impactLevel(plan.impact);
  return (
    <div className={styles.cost}>
      <Disclosure title={t('swap.cost')} note={money}>
        <div className={styles.inside}>
          <Facts
            rows={[
              {
                label: t('swap.impact'),
                value: (
                  <span
                    className={level === 'none' ? undefined : level === 'warn' ? styles.warn : styles.bad}
                  >
                    {asPercent(percentText(plan.impact))}
                  </span>
                ),
              },
              { label: t('swap.routeFees'), value: asPercent(formatNumber(swapCost(plan).fees * 100)) },
              fees,
            ]}
          />
          <Suspense fallback={<Skeleton height={96} />}>
            <RouteMap plan={plan} saving={quote.saving} assets={read.market.assets} />
          </Suspense>
        </div>
      </Disclosure>
    </div>
  );
}

/** The cost in percent of the amount, and with the network fee in money where both have a price. */
function useCostText(
  from: Asset | undefined,
  plan: SwapPlan | undefined,
  { coreFee, coreSymbol }: SwapForm['fee'],
): string {
  const estimateText = useEstimateText();
  const core = { id: CORE_ASSET_ID, symbol: coreSymbol, precision: CORE_PRECISION };
  const sold = useAssetPrice(from ?? core, plan?.sold.units ?? 0n).value;
  const fee = useAssetPrice(core, coreFee ?? 0n).value;
  if (plan === undefined) return '';
  const { all } = swapCost(plan);
  const percent = asPercent(formatNumber(all * 100));
  if (sold === null || fee === null || coreFee === null) return percent;
  return `${percent} · ${estimateText(sold * all + fee)}`;
}

/** The network fee; a press changes its asset if the account has other assets to pay with. */
function NetworkFee({ form: { fee, balance }, onPick }: { form: SwapForm; onPick: () => void }) {
  const t = useSwapT();
  const figure = fee.fee === null ? <Skeleton width={96} /> : amountText(fee.fee, fee);
  if (balance === undefined) return <>{figure}</>;
  return (
    <button type="button" className={styles.link} onClick={onPick}>
      <span className="visually-hidden">{`${t('common.pickFeeAsset')}: `}</span>
      {figure}
    </button>
  );
}
