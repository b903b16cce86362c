import type { ListedMovement } from '@xbts/shared/protocol/operations/history.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import type { SummaryAssets } from '../model/summary.ts';

export interface MovementTextProps {
  movement: ListedMovement;
  assets: SummaryAssets;
  /** Every decimal of the asset, for the details. */
  isExact?: boolean;
}

/** An amount of an operation: what came has a plus and the colour of a gain, what went a minus. */
export function MovementText({
  movement: { assetId, units, sign },
  assets,
  isExact = false,
}: MovementTextProps) {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const asset = assets.get(assetId);
  if (asset === undefined) return <Skeleton width={72} />;
  const { precision, symbol } = asset;
  return (
    <AmountText
      units={sign < 0 ? -units : units}
      precision={precision}
      symbol={symbol}
      form={isExact ? 'exact' : 'plain'}
      isSigned={sign > 0}
      isHidden={isHidden && !isExact}
    />
  );
}
