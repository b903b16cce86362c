import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { Suspense, useState } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import type { FeeAsset } from '../model/feeAsset.ts';
import { type TranslateFeeChoice, useFeeChoiceT } from '../texts/feeChoiceTexts.ts';

const FeePicker = lazyPart(async () => (await import('./FeePicker.tsx')).FeePicker);

export interface FeeRowProps {
  fee: FeeAsset;
  /** Null: it is chosen automatically. */
  chosenId: string | null;
  onChoose: (assetId: string | null) => void;
  /** There is nothing yet that costs a fee. */
  isEmpty?: boolean;
  /** Called when the list of assets opens, to read their fee pools. */
  onOpen: () => void;
}

/** The network fee in its asset; a press chooses another. Its problem is shown below. */
export function FeeRow({ fee, chosenId, onChoose, isEmpty = false, onOpen }: FeeRowProps) {
  const t = useFeeChoiceT();
  const [isOpen, setOpen] = useState(false);
  const { problem, precision, symbol } = fee;
  return (
    <>
      <Cell
        title={t('common.networkFee')}
        subtitle={problem === null ? paidInText(t, fee) : <span role="alert">{errorText(problem)}</span>}
        isMultiline
        isDanger={problem !== null}
        after={
          fee.fee === null
            ? (isEmpty && '—') || <Skeleton width={96} />
            : `${formatAmount(fee.fee, precision, 'plain')}\u00a0${symbol}`
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

/** The hint that the asset can be changed, or that it is not the native coin, and why. */
function paidInText(t: TranslateFeeChoice, { isStandIn, coreSymbol, symbol, options }: FeeAsset): string {
  if (!isStandIn) return t('paidIn');
  const hasNone = options.find(({ assetId }) => assetId === CORE_ASSET_ID)?.balance === 0n;
  const why = hasNone
    ? errorText(new AppError('fee.no_core', { symbol: coreSymbol }))
    : t('coreShort', { symbol: coreSymbol });
  return t('standIn', { why: why.replace(/[.。]$/u, ''), symbol });
}
