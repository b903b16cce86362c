import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { type FeeAsset, useFeeAsset } from '../../../fees/model/feeAsset.ts';
import { FeeRow, type FeeRowProps } from '../../../fees/ui/FeeRow.tsx';
import { usePoolT } from '../../texts/poolTexts.ts';
import { exactText } from '../../ui/poolView.ts';

export interface CostSectionProps {
  account: string;
  /** Null: the share asset already exists. */
  assetOperation: Operation | null;
  poolOperation: Operation;
  /** The fee of the next step, with the choice of its asset. */
  next: FeeRowProps;
}

/** The cost of the whole creation, in the asset of the fees, and of the next step. */
export function CostSection({ account, assetOperation, poolOperation, next }: CostSectionProps) {
  const t = usePoolT();
  const chosenId = next.fee.feeAssetId;
  const asset = useFeeAsset({
    account,
    operations: assetOperation === null ? null : [assetOperation],
    chosenId,
  });
  const pool = useFeeAsset({ account, operations: [poolOperation], chosenId });
  const both = useFeeAsset({
    account,
    operations: assetOperation === null ? null : [assetOperation, poolOperation],
    chosenId,
  });
  const isShort = assetOperation !== null && next.fee.problem === null && both.problem !== null;
  const text = (fee: FeeAsset, units: bigint | null) => (units === null ? '—' : exactText(units, fee));
  const total =
    assetOperation === null
      ? pool.fee
      : asset.fee === null || pool.fee === null
        ? null
        : asset.fee + pool.fee;
  return (
    <>
      <Section header={t('create.cost')} footer={t('create.costHint')}>
        <Facts
          rows={[
            ...(assetOperation === null
              ? []
              : [{ label: t('create.costAsset'), value: text(asset, asset.fee) }]),
            { label: t('create.costPool'), value: text(pool, pool.fee) },
            { label: t('common.together'), value: <strong>{text(pool, total)}</strong> },
          ]}
        />
        <FeeRow {...next} />
      </Section>
      {isShort && <Notice tone="warning">{t('create.costShort', { symbol: next.fee.symbol })}</Notice>}
    </>
  );
}
