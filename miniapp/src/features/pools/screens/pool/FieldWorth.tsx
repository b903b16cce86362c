import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { readAmount, unitsOf } from '../../../assets/model/typedAmount.ts';
import { Worth } from '../../../assets/ui/Worth.tsx';

/** What the amount in a field is worth; nothing while it is no amount: the field tells what is wrong with it. */
export function FieldWorth({ text, asset }: { text: string; asset: Asset }) {
  const units = unitsOf(readAmount(text, asset.precision));
  return units === null ? null : <Worth asset={asset} units={units} />;
}
