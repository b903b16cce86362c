import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { NothingFound } from '../../../ui/display/NothingFound.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { AssetIcon } from '../../assets/ui/AssetIcon.tsx';
import { useBalanceText } from '../../assets/ui/useBalanceText.ts';
import { useScamAssets } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { useSwapT } from '../texts/swapTexts.ts';
import type { PickedAsset } from './pickingOrder.ts';
import styles from './Swap.module.css';

/** More rows would only slow down the sheet: the search finds the rest. */
const MOST_SHOWN = 60;

export interface PoolAssetPickerProps {
  title: string;
  /** In the order to show. */
  assets: readonly PickedAsset[];
  chosen: string | undefined;
  onChoose: (asset: Asset) => void;
  onClose: () => void;
}

/** Picks an asset that pools trade, with a search by symbol; listed scam assets are marked. */
export function PoolAssetPicker({ title, assets, chosen, onChoose, onClose }: PoolAssetPickerProps) {
  const t = useSwapT();
  const scam = useScamAssets();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toUpperCase();
  const found = assets.filter(({ asset }) => asset.symbol.includes(wanted));
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <TextField
        label={t('common.searchBySymbol')}
        type="search"
        value={query}
        onChange={setQuery}
        isInCard
      />
      {found.length === 0 && <NothingFound title={t('swap.nothingFound')} onShowAll={() => setQuery('')} />}
      {found.slice(0, MOST_SHOWN).map((picked) => (
        <AssetCell
          key={picked.asset.id}
          picked={picked}
          isScam={scam.has(picked.asset.symbol)}
          isChosen={picked.asset.id === chosen}
          onChoose={onChoose}
        />
      ))}
      {found.length > MOST_SHOWN && <p className={styles.hint}>{t('common.typeSymbol')}</p>}
    </Sheet>
  );
}

interface AssetCellProps {
  picked: PickedAsset;
  isScam: boolean;
  isChosen: boolean;
  onChoose: (asset: Asset) => void;
}

function AssetCell({ picked: { asset, balance }, isScam, isChosen, onChoose }: AssetCellProps) {
  const balanceText = useBalanceText();
  return (
    <Cell
      before={<AssetIcon symbol={asset.symbol} />}
      title={<SymbolText symbol={asset.symbol} />}
      badge={<ScamMark isScam={isScam} />}
      subtitle={balance === 0n ? asset.id : balanceText(balance, asset)}
      after={isChosen ? <Icon name="check" size={20} /> : undefined}
      onPress={() => onChoose(asset)}
    />
  );
}
