import { apyOf } from '@xbts/shared/amm/apy.ts';
import { formatNumber } from '../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { exactText } from '../../ui/poolView.ts';
import styles from './Pool.module.css';

/** Window, formula and figures of the pool's APY. */
export function ApySheet({ known, onClose }: { known: PoolInFull; onClose: () => void }) {
  const t = usePoolT();
  const { pool, assetA, assetB } = known;
  const { day } = pool;
  const apy = day === null ? null : apyOf(pool, day);
  const percent = (value: number | undefined) =>
    value === undefined ? t('common.unknown') : asPercent(formatNumber(value));
  const feeRows =
    day === null
      ? []
      : [
          { asset: assetA, units: day.exchangeFeeA + day.withdrawalFeeA },
          { asset: assetB, units: day.exchangeFeeB + day.withdrawalFeeB },
        ].map(({ asset, units }) => ({
          label: t('apy.feeOf', { symbol: asset.symbol }),
          value: exactText(units, asset),
        }));
  return (
    <Sheet isOpen title={t('apy.explain')} onClose={onClose}>
      <p className={styles.text}>{t('apy.formula')}</p>
      <Facts
        rows={[
          { label: t('apy.window'), value: t('apy.windowValue') },
          ...feeRows,
          { label: t('apy.exchange'), value: percent(apy?.exchange) },
          { label: t('apy.withdrawal'), value: percent(apy?.withdrawal) },
          { label: t('list.apy'), value: percent(apy?.total) },
        ]}
      />
      <Notice tone="warning">{t('apy.warning')}</Notice>
    </Sheet>
  );
}
