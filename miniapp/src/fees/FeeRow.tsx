import { useState } from 'react';
import { AssetIcon } from '../components/AssetIcon.tsx';
import { Cell } from '../components/Cell.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import type { FeeOption } from '../data/fees/chooseFeeAsset.ts';
import type { FeeAsset } from '../data/fees/feeAsset.ts';
import { errorText } from '../i18n/errorText.ts';
import { formatAmount } from '../i18n/numbers.ts';
import { usePoolT } from '../i18n/poolTexts.ts';

export interface FeeRowProps {
  fee: FeeAsset;
  onChoose: (assetId: string) => void;
  /** Told when the list of assets opens, so that their fee pools are read. */
  onOpen: () => void;
}

/** The network fee in the asset it is paid in; a press chooses another one. What is wrong with it stands under it. */
export function FeeRow({ fee, onChoose, onOpen }: FeeRowProps) {
  const t = usePoolT();
  const [isOpen, setOpen] = useState(false);
  const standIn = t('fee.standIn', { core: fee.coreSymbol, symbol: fee.symbol });
  return (
    <>
      <Cell
        title={t('stake.fee')}
        subtitle={
          fee.problem !== null ? (
            <span role="alert">{errorText(fee.problem)}</span>
          ) : fee.isStandIn ? (
            standIn
          ) : (
            t('fee.asset')
          )
        }
        isMultiline
        isDanger={fee.problem !== null}
        after={fee.fee === null ? <Skeleton width={96} /> : feeText(fee.fee, fee)}
        label={t('fee.pick')}
        onPress={() => {
          onOpen();
          setOpen(true);
        }}
      />
      {isOpen && (
        <Sheet isOpen title={t('fee.pick')} onClose={() => setOpen(false)}>
          {fee.options
            .filter(({ canPay, assetId }) => canPay || assetId === fee.feeAssetId)
            .map((option) => (
              <OptionCell
                key={option.assetId}
                option={option}
                isChosen={option.assetId === fee.feeAssetId}
                onChoose={() => {
                  onChoose(option.assetId);
                  setOpen(false);
                }}
              />
            ))}
        </Sheet>
      )}
    </>
  );
}

const feeText = (units: bigint, { precision, symbol }: { precision: number; symbol: string }): string =>
  `${formatAmount(units, precision, 'plain')}\u00a0${symbol}`;

function OptionCell(props: { option: FeeOption; isChosen: boolean; onChoose: () => void }) {
  const { option, isChosen, onChoose } = props;
  return (
    <Cell
      before={<AssetIcon symbol={option.symbol} />}
      title={option.symbol}
      subtitle={formatAmount(option.balance, option.precision, 'exact')}
      after={
        <>
          {option.fee !== null && feeText(option.fee, option)} {isChosen && <Icon name="check" size={20} />}
        </>
      }
      onPress={onChoose}
    />
  );
}
