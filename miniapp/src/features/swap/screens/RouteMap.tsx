import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { Execution } from '@xbts/shared/market/execution/quoteExecution.ts';
import type { BookStep, PlannedStep, PoolStep } from '@xbts/shared/market/execution/step.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../assets/ui/AssetIcon.tsx';
import { type TranslateSwap, useSwapT } from '../texts/swapTexts.ts';
import styles from './Swap.module.css';
import { shareText } from './swapForm.ts';
import { exactText, savingKeys } from './swapRequest.ts';

interface RouteProps {
  plan: SwapPlan;
  saving: Execution['saving'];
  assets: ReadonlyMap<string, Asset>;
}

/** The route of a swap: each path with its part of the amount, its saving, its leftovers, and the fees of each step. */
export function RouteMap({ plan, saving, assets }: RouteProps) {
  const t = useSwapT();
  const rest = plan.mayRemain.flatMap(({ units, assetId }) => {
    const asset = assets.get(assetId);
    return asset === undefined ? [] : [exactText(units, asset)];
  });
  const savedIn = saving === null ? undefined : assets.get(saving.saved.assetId);
  const rows = [
    ...(saving === null || savedIn === undefined
      ? []
      : [{ label: t(savingKeys[saving.than]), value: exactText(saving.saved.units, savedIn) }]),
    ...(rest.length > 0 ? [{ label: t('swap.mayRemain'), value: rest.join(', ') }] : []),
  ];
  return (
    <>
      <Section header={t('swap.route')} footer={rest.length > 0 ? t('swap.mayRemainWhy') : undefined}>
        {plan.paths.map((path) => (
          <Path key={path.map(({ id }) => id).join()} path={path} plan={plan} assets={assets} />
        ))}
        {rows.length > 0 && <Facts rows={rows} />}
      </Section>
      <Section>
        <details className={styles.details}>
          <summary>{t('swap.details')}</summary>
          {plan.paths.flat().map((step) => (
            <Leg key={`${step.id} ${step.sell.assetId} ${step.sell.units}`} step={step} assets={assets} />
          ))}
        </details>
      </Section>
    </>
  );
}

type PathProps = Pick<RouteProps, 'plan' | 'assets'> & { path: readonly PlannedStep[] };

function Path({ path, plan, assets }: PathProps) {
  const t = useSwapT();
  const [first] = path;
  if (first === undefined) return null;
  const ids = [first.sell.assetId, ...path.map(({ expected }) => expected.assetId)];
  return (
    <div className={styles.path}>
      {plan.paths.length > 1 && (
        <Chip>{t('swap.path', { percent: shareText(first.sell.units, plan.sold.units) })}</Chip>
      )}
      <ol>
        {ids.map((id, index) => (
          <Stop
            key={`${path[index - 1]?.id ?? 'first'}`}
            symbol={assets.get(id)?.symbol ?? id}
            step={path[index - 1]}
          />
        ))}
      </ol>
    </div>
  );
}

function Stop({ symbol, step }: { symbol: string; step: PlannedStep | undefined }) {
  const t = useSwapT();
  return (
    <li>
      {step !== undefined && (
        <span className={styles.arrow}>
          <Icon name="next" size={16} />
          <small>{step.kind === 'pool' ? step.id : t('swap.viaBook')}</small>
        </span>
      )}
      <AssetIcon symbol={symbol} size={24} />
      <span>
        <SymbolText symbol={symbol} isSmall />
      </span>
    </li>
  );
}

type LegProps = Pick<RouteProps, 'assets'> & { step: PlannedStep };

function Leg({ step, assets }: LegProps) {
  const t = useSwapT();
  const [from, to] = [assets.get(step.sell.assetId), assets.get(step.expected.assetId)];
  if (from === undefined || to === undefined) return null;
  const where =
    step.kind === 'pool'
      ? t('swap.legPool', { pool: step.id })
      : t('swap.legBook', { count: step.orders.length });
  const common = [
    { label: t('swap.pay'), value: exactText(step.sell.units, from) },
    { label: t('swap.least'), value: exactText(step.guaranteed.units, to) },
  ];
  const fees = step.kind === 'pool' ? poolFees(step, from, to, t) : bookFees(step, to, t);
  return (
    <div className={styles.leg}>
      <p>
        {t('swap.leg', { from: from.symbol, to: to.symbol })} <small>{where}</small>
      </p>
      <Facts rows={[...common, ...fees]} />
    </div>
  );
}

interface FeeRow {
  readonly label: string;
  readonly value: string;
}

function poolFees({ quote }: PoolStep, from: Asset, to: Asset, t: TranslateSwap): FeeRow[] {
  const { makerFee, poolFee, takerFee, before } = quote;
  const taken = ` (${asPercent(before.takerFeePercent / 100)})`;
  return [
    { label: t('swap.poolFee') + taken, value: feeText(poolFee, to, t) },
    { label: t('common.marketFeeOf', { symbol: from.symbol }), value: feeText(makerFee, from, t) },
    { label: t('common.marketFeeOf', { symbol: to.symbol }), value: feeText(takerFee, to, t) },
  ];
}

const bookFees = ({ takerFee }: BookStep, to: Asset, t: TranslateSwap): FeeRow[] => [
  { label: t('common.marketFeeOf', { symbol: to.symbol }), value: feeText(takerFee, to, t) },
];

const feeText = (units: bigint, asset: Asset, t: TranslateSwap): string =>
  units === 0n ? t('common.none') : exactText(units, asset);
