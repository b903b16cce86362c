import { useState } from 'react';
import { useT } from '../../../platform/i18n/useT.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { NothingFound } from '../../../ui/display/NothingFound.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useScamAssets } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { AssetIcon } from './AssetIcon.tsx';
import { useBalanceText } from './useBalanceText.ts';

/** An account's balance of an asset. */
export interface PickedHolding {
  readonly assetId: string;
  readonly symbol: string;
  readonly precision: number;
  readonly amount: bigint;
}

export interface HoldingPickerProps {
  title: string;
  holdings: readonly PickedHolding[];
  chosen: string | undefined;
  onChoose: (holding: PickedHolding) => void;
  onClose: () => void;
}

/** Nobody reads through more rows: the search finds the others. */
const MOST = 100;

/** A picker of the account's assets, with a search by symbol. */
export function HoldingPicker({ title, holdings, chosen, onChoose, onClose }: HoldingPickerProps) {
  const t = useT();
  const scam = useScamAssets();
  const [query, setQuery] = useState('');
  const found = holdings
    .filter(({ amount, symbol }) => amount > 0n && symbol.includes(query.trim().toUpperCase()))
    .slice(0, MOST);
  return (
    <Sheet isOpen title={title} onClose={onClose}>
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
  holding: PickedHolding;
  isChosen: boolean;
  isScam: boolean;
  onChoose: HoldingPickerProps['onChoose'];
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
