import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import type { FeeAsset } from '../../../fees/model/feeAsset.ts';
import { useTransferT } from '../../texts/transferTexts.ts';

export interface FeeLineProps {
  fee: FeeAsset;
  /** There is nothing yet that would cost a fee. */
  isEmpty?: boolean;
  onPick: () => void;
}

/** The fee in its asset; a press chooses another one. What is wrong with it stands under it. */
export function FeeLine({ fee, isEmpty = false, onPick }: FeeLineProps) {
  const t = useTransferT();
  const { problem } = fee;
  const figure =
    fee.fee === null ? (
      isEmpty ? (
        '—'
      ) : (
        <Skeleton width={96} />
      )
    ) : (
      `${formatAmount(fee.fee, fee.precision, 'exact')} ${fee.symbol}`
    );
  return (
    <Cell
      title={t('common.fee')}
      subtitle={problem === null ? t('send.feeAsset') : <span role="alert">{errorText(problem)}</span>}
      isMultiline
      isDanger={problem !== null}
      after={figure}
      label={t('common.pickFeeAsset')}
      onPress={onPick}
    />
  );
}

/** That the fee is paid in another asset than the native coin, and why; nothing while it is not. */
export function StandInNotice({ fee }: { fee: FeeAsset }) {
  const t = useTransferT();
  if (!fee.isStandIn) return null;
  const { coreSymbol: symbol } = fee;
  const hasNone = fee.options.find(({ assetId }) => assetId === CORE_ASSET_ID)?.balance === 0n;
  const why = hasNone ? errorText(new AppError('fee.no_core', { symbol })) : t('fee.coreShort', { symbol });
  return (
    <Notice>
      {`${why.replace(/[.。]$/u, '')}. `}
      {t('fee.standIn', { symbol: fee.symbol })}
    </Notice>
  );
}
