import type { MemoText } from '@xbts/shared/protocol/memoStandIn.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { useState } from 'react';
import { type FeeAsset, useFeeAsset } from '../model/feeAsset.ts';
import type { FeeRowProps } from './FeeRow.tsx';

/** The fee of operations with the user's choice of its asset, for FeeRow. */
export function useFeeChoice(
  account: string,
  operations: readonly Operation[] | null,
  memos?: readonly MemoText[],
): FeeRowProps {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const fee: FeeAsset = useFeeAsset({ account, operations, chosenId, isChoosing, ...(memos && { memos }) });
  return { fee, chosenId, onChoose: setChosenId, onOpen: () => setChoosing(true) };
}
