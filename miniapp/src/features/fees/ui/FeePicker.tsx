import { useState } from 'react';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { NothingFound } from '../../../ui/display/NothingFound.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { AssetIcon } from '../../assets/ui/AssetIcon.tsx';
import { useBalanceText } from '../../assets/ui/useBalanceText.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { type FeeOption, offeredOptions } from '../model/chooseFeeAsset.ts';
import type { FeeAsset } from '../model/feeAsset.ts';
import { useFeeChoiceT } from '../texts/feeChoiceTexts.ts';

/** A list this short needs no search. */
const FEW = 8;
/** More would only slow the sheet down: the search finds the rest. */
const MOST_SHOWN = 60;

export interface FeePickerProps {
  /** Read with `isChoosing`, so that the fee pools of all assets are known. */
  fee: FeeAsset;
  /** Null: it is chosen automatically. */
  chosenId: string | null;
  onChoose: (assetId: string | null) => void;
  onClose: () => void;
}

/** The account's assets that can pay the fee, each with its amount; or the automatic choice. */
export function FeePicker({ fee, chosenId, onChoose, onClose }: FeePickerProps) {
  const t = useFeeChoiceT();
  const [query, setQuery] = useState('');
  const offered = offeredOptions(fee.options);
  const wanted = query.trim().toUpperCase();
  const found = offered.filter(({ symbol }) => symbol.includes(wanted));
  return (
    <Sheet isOpen title={t('common.pickFeeAsset')} onClose={onClose}>
      {offered.length > FEW && (
        <TextField
          label={t('common.searchBySymbol')}
          type="search"
          value={query}
          onChange={setQuery}
          isInCard
        />
      )}
      <Section footer={t('onlyThose', { core: fee.coreSymbol })}>
        <Cell
          title={t('automatic')}
          subtitle={t('automaticHint', { symbol: fee.coreSymbol })}
          isMultiline
          after={chosenId === null ? <Icon name="check" size={20} /> : undefined}
          onPress={() => onChoose(null)}
        />
        {found.slice(0, MOST_SHOWN).map((option) => (
          <OptionCell
            key={option.assetId}
            option={option}
            isChosen={option.assetId === chosenId}
            onChoose={onChoose}
          />
        ))}
        {fee.isReadingPools && <Skeleton height={56} />}
        {found.length === 0 && !fee.isReadingPools && (
          <NothingFound title={t('nothingFound')} onShowAll={() => setQuery('')} />
        )}
      </Section>
      {found.length > MOST_SHOWN && <p>{t('common.typeSymbol')}</p>}
    </Sheet>
  );
}

interface OptionCellProps {
  option: FeeOption;
  isChosen: boolean;
  onChoose: (assetId: string) => void;
}

function OptionCell({ option, isChosen, onChoose }: OptionCellProps) {
  const t = useFeeChoiceT();
  const balanceText = useBalanceText();
  const { assetId, symbol, precision, balance, fee, isScam } = option;
  const shown = (units: bigint) => formatAmount(units, precision, 'plain');
  return (
    <Cell
      before={<AssetIcon symbol={symbol} />}
      title={<SymbolText symbol={symbol} />}
      badge={<ScamMark isScam={isScam} />}
      subtitle={t('have', { amount: balanceText(balance, option) })}
      after={
        <>
          {fee !== null && shown(fee)} {isChosen && <Icon name="check" size={20} />}
        </>
      }
      onPress={() => onChoose(assetId)}
    />
  );
}
