import { lazy, Suspense, useState } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import type { FeeAsset } from '../model/feeAsset.ts';
import { useFeeChoiceT } from '../texts/feeChoiceTexts.ts';

const FeePicker = lazy(async () => ({ default: (await import('./FeePicker.tsx')).FeePicker }));

export interface FeeRowProps {
  fee: FeeAsset;
  /** Null: it is chosen by itself. */
  chosenId: string | null;
  onChoose: (assetId: string | null) => void;
  /** Told when the list of assets opens, so that their fee pools are read. */
  onOpen: () => void;
}

/** The network fee in the asset it is paid in; a press chooses another one. What is wrong with it stands under it. */
export function FeeRow({ fee, chosenId, onChoose, onOpen }: FeeRowProps) {
  const t = useFeeChoiceT();
  const [isOpen, setOpen] = useState(false);
  const { problem, precision, symbol, coreSymbol } = fee;
  const below = fee.isStandIn ? t('standIn', { core: coreSymbol, symbol }) : t('paidIn');
  return (
    <>
      <Cell
        title={t('common.networkFee')}
        subtitle={problem === null ? below : <span role="alert">{errorText(problem)}</span>}
        isMultiline
        isDanger={problem !== null}
        after={
          fee.fee === null ? (
            <Skeleton width={96} />
          ) : (
            `${formatAmount(fee.fee, precision, 'plain')}\u00a0${symbol}`
          )
        }
        label={t('common.pickFeeAsset')}
        onPress={() => {
          onOpen();
          setOpen(true);
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <FeePicker
            fee={fee}
            chosenId={chosenId}
            onChoose={(assetId) => {
              onChoose(assetId);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
