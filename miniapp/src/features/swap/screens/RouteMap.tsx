import type { PlannedHop, SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../assets/ui/AssetIcon.tsx';
import { type TranslateSwap, useSwapT } from '../texts/swapTexts.ts';
import styles from './Swap.module.css';
import { percentText } from './swapForm.ts';
import { exactText } from './swapRequest.ts';

interface RouteProps {
  plan: SwapPlan;
  assets: ReadonlyMap<string, Asset>;
}

/** The way of a swap: each path with its part of the amount, what it leaves behind, and the fees of each step. */
export function RouteMap({ plan, assets }: RouteProps) {
  const t = useSwapT();
  const rest = plan.mayRemain.flatMap(({ units, assetId }) => {
    const asset = assets.get(assetId);
    return asset === undefined ? [] : [exactText(units, asset)];
  });
  return (
    <>
      <Section header={t('swap.route')} footer={rest.length > 0 ? t('swap.mayRemainWhy') : undefined}>
        {plan.paths.map((path) => (
          <Path key={path.map(({ poolId }) => poolId).join()} path={path} plan={plan} assets={assets} />
        ))}
        {rest.length > 0 && <Facts rows={[{ label: t('swap.mayRemain'), value: rest.join(', ') }]} />}
      </Section>
      <Section>
        <details className={styles.details}>
          <summary>{t('swap.details')}</summary>
          {plan.hops.map((hop) => (
            <Leg key={`${hop.poolId} ${hop.sell.assetId} ${hop.sell.units}`} hop={hop} assets={assets} />
          ))}
        </details>
      </Section>
    </>
  );
}

type PathProps = Pick<RouteProps, 'plan' | 'assets'> & { path: readonly PlannedHop[] };

function Path({ path, plan, assets }: PathProps) {
  const t = useSwapT();
  const [first] = path;
  if (first === undefined) return null;
  const ids = [first.sell.assetId, ...path.map(({ minToReceive }) => minToReceive.assetId)];
  const part = Number(first.sell.units) / Number(plan.sold.units);
  return (
    <div className={styles.path}>
      {plan.paths.length > 1 && <Chip>{t('swap.path', { percent: percentText(part) })}</Chip>}
      <ol>
        {ids.map((id, index) => (
          <Stop
            key={`${path[index - 1]?.poolId ?? 'first'}`}
            symbol={assets.get(id)?.symbol ?? id}
            poolId={path[index - 1]?.poolId}
          />
        ))}
      </ol>
    </div>
  );
}

function Stop({ symbol, poolId }: { symbol: string; poolId: string | undefined }) {
  return (
    <li>
      {poolId !== undefined && (
        <span className={styles.arrow}>
          <Icon name="next" size={16} />
          <small>{poolId}</small>
        </span>
      )}
      <AssetIcon symbol={symbol} size={24} />
      <span>
        <SymbolText symbol={symbol} isSmall />
      </span>
    </li>
  );
}

type LegProps = Pick<RouteProps, 'assets'> & { hop: PlannedHop };

function Leg({ hop, assets }: LegProps) {
  const t = useSwapT();
  const [from, to] = [assets.get(hop.sell.assetId), assets.get(hop.minToReceive.assetId)];
  if (from === undefined || to === undefined) return null;
  const { makerFee, poolFee, takerFee, before } = hop.quote;
  const taken = ` (${before.takerFeePercent / 100} %)`;
  return (
    <div className={styles.leg}>
      <p>
        {t('swap.leg', { from: from.symbol, to: to.symbol })}{' '}
        <small>{t('swap.legPool', { pool: hop.poolId })}</small>
      </p>
      <Facts
        rows={[
          { label: t('swap.pay'), value: exactText(hop.sell.units, from) },
          { label: t('swap.least'), value: exactText(hop.minToReceive.units, to) },
          { label: t('swap.poolFee') + taken, value: feeText(poolFee, to, t) },
          { label: t('common.marketFeeOf', { symbol: from.symbol }), value: feeText(makerFee, from, t) },
          { label: t('common.marketFeeOf', { symbol: to.symbol }), value: feeText(takerFee, to, t) },
        ]}
      />
    </div>
  );
}

const feeText = (units: bigint, asset: Asset, t: TranslateSwap): string =>
  units === 0n ? t('common.none') : exactText(units, asset);
