import { AssetIcon } from '../../components/AssetIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import type { FeeOption } from '../../data/fees/chooseFeeAsset.ts';
import type { FeeAsset } from '../../data/fees/feeAsset.ts';
import { formatAmount } from '../../i18n/numbers.ts';
import { useSwapT } from '../../i18n/swapTexts.ts';

export interface FeeAssetSheetProps {
  fee: FeeAsset;
  onChoose: (assetId: string) => void;
  onClose: () => void;
}

/** The assets of the account that the fee can be paid in, each with the fee in it. */
export function FeeAssetSheet({ fee, onChoose, onClose }: FeeAssetSheetProps) {
  const t = useSwapT();
  const options = fee.options.filter(({ canPay, assetId }) => canPay || assetId === fee.feeAssetId);
  return (
    <Sheet isOpen title={t('swap.feePick')} onClose={onClose}>
      {options.map((option) => (
        <Cell
          key={option.assetId}
          before={<AssetIcon symbol={option.symbol} />}
          title={option.symbol}
          subtitle={formatAmount(option.balance, option.precision, 'exact')}
          after={
            <>
              {feeText(option)}
              {option.assetId === fee.feeAssetId && <Icon name="check" size={20} />}
            </>
          }
          onPress={() => onChoose(option.assetId)}
        />
      ))}
    </Sheet>
  );
}

const feeText = ({ fee, precision }: FeeOption): string =>
  fee === null ? '—' : formatAmount(fee, precision, 'exact');
