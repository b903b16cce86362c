import { useState } from 'react';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { NothingFound } from '../../../../ui/display/NothingFound.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useTransferT } from '../../texts/transferTexts.ts';
import type { Spendable } from './transferForm.ts';

export interface AssetPickerProps {
  holdings: readonly Spendable[];
  chosen: string | undefined;
  onChoose: (holding: Spendable) => void;
  onClose: () => void;
}

/** More rows than this are not read through: the search finds the others. */
const MOST = 100;

/** One of the assets that the account has, with a search by symbol. */
export function AssetPicker({ holdings, chosen, onChoose, onClose }: AssetPickerProps) {
  const t = useTransferT();
  const scam = useScamAssets();
  const [query, setQuery] = useState('');
  const found = holdings
    .filter(({ amount, symbol }) => amount > 0n && symbol.includes(query.trim().toUpperCase()))
    .slice(0, MOST);
  return (
    <Sheet isOpen title={t('send.pickAsset')} onClose={onClose}>
      <TextField label={t('common.searchAssets')} type="search" value={query} onChange={setQuery} />
      {found.length === 0 && <NothingFound title={t('common.noSuchAsset')} onShowAll={() => setQuery('')} />}
      {found.map((holding) => (
        <PickerCell
          key={holding.assetId}
          holding={holding}
          isChosen={holding.assetId === chosen}
          isScam={scam.has(holding.symbol)}
          onChoose={onChoose}
        />
      ))}
    </Sheet>
  );
}

interface PickerCellProps {
  holding: Spendable;
  isChosen: boolean;
  isScam: boolean;
  onChoose: AssetPickerProps['onChoose'];
}

function PickerCell({ holding, isChosen, isScam, onChoose }: PickerCellProps) {
  const balanceText = useBalanceText();
  return (
    <Cell
      before={<AssetIcon symbol={holding.symbol} />}
      title={<SymbolText symbol={holding.symbol} />}
      badge={<ScamMark isScam={isScam} />}
      subtitle={balanceText(holding.amount, holding)}
      after={isChosen ? <Icon name="check" size={20} /> : undefined}
      onPress={() => onChoose(holding)}
    />
  );
}
