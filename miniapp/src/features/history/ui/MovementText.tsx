import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ListedMovement } from '@xbts/shared/protocol/operations/history.ts';
import { formThatFits } from '../../../platform/i18n/amountForm.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useSettings } from '../../settings/model/settings.ts';

/** Maximum characters of an amount beside a name at 320 px. */
const LONGEST = 11;

export interface MovementTextProps {
  movement: ListedMovement;
  assets: ReadonlyMap<string, Asset>;
  /** Every decimal of the asset and its whole symbol, for the sheet. */
  isExact?: boolean;
}

/** An amount of an operation with its sign. */
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
      form={isExact ? 'exact' : formThatFits(units, precision, 'plain', LONGEST)}
      isSigned={sign !== 0}
      isHidden={isHidden && !isExact}
    />
  );
}
