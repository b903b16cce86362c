import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Position } from '@xbts/shared/staking/position.ts';
import { AmountText } from '../../../components/AmountText.tsx';
import { Cell } from '../../../components/Cell.tsx';

/** One stake: amount, days left. */
export function StakeRow({ position, asset }: { position: Position; asset: Asset }) {
  return (
    <Cell
      title={
        <AmountText units={position.units} precision={asset.precision} symbol={asset.symbol} form="plain" />
      }
      after={position.daysLeft.toFixed(2)}
    />
  );
}
