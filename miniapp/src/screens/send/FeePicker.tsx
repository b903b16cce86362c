import { AssetIcon } from '../../components/AssetIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Section } from '../../components/Section.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import type { FeeOption } from '../../data/fees/chooseFeeAsset.ts';
import type { FeeAsset } from '../../data/fees/feeAsset.ts';
import { formatAmount } from '../../i18n/numbers.ts';
import { useTransferT } from '../../i18n/transferTexts.ts';
import { useT } from '../../i18n/useT.ts';

export interface FeePickerProps {
  fee: FeeAsset;
  /** Null: it is chosen by itself. */
  chosenId: string | null;
  onChoose: (assetId: string | null) => void;
  onClose: () => void;
}

const canPayFirst = (a: FeeOption, b: FeeOption) =>
  Number(b.canPay) - Number(a.canPay) || a.symbol.localeCompare(b.symbol);

/** The assets of the account with the fee in each; those that can't pay it come last and can't be chosen. */
export function FeePicker({ fee, chosenId, onChoose, onClose }: FeePickerProps) {
  const t = useT();
  const tTransfer = useTransferT();
  const tick = <Icon name="check" size={20} />;
  const held = fee.options.filter(({ balance, assetId }) => balance > 0n || assetId === chosenId);
  return (
    <Sheet isOpen title={t('send.pickFeeAsset')} onClose={onClose}>
      <Section>
        <Cell
          title={tTransfer('fee.automatic')}
          subtitle={tTransfer('fee.automaticHint', { symbol: fee.coreSymbol })}
          isMultiline
          after={chosenId === null ? tick : undefined}
          onPress={() => onChoose(null)}
        />
        {[...held].sort(canPayFirst).map((option) => (
          <OptionCell
            key={option.assetId}
            option={option}
            isChosen={option.assetId === chosenId}
            onChoose={onChoose}
          />
        ))}
      </Section>
    </Sheet>
  );
}

interface OptionCellProps {
  option: FeeOption;
  isChosen: boolean;
  onChoose: (assetId: string) => void;
}

function OptionCell({ option, isChosen, onChoose }: OptionCellProps) {
  const t = useTransferT();
  const { assetId, symbol, precision, balance, canPay, fee, isScam } = option;
  const shown = (units: bigint) => formatAmount(units, precision, 'plain');
  return (
    <Cell
      before={<AssetIcon symbol={symbol} />}
      title={symbol}
      badge={<ScamMark isScam={isScam} />}
      subtitle={canPay ? t('fee.have', { amount: shown(balance) }) : t('fee.cannotPay')}
      after={
        <>
          {fee !== null && shown(fee)} {isChosen && <Icon name="check" size={20} />}
        </>
      }
      isDisabled={!canPay}
      onPress={() => onChoose(assetId)}
    />
  );
}
