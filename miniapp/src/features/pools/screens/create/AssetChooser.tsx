import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { NothingFound } from '../../../../ui/display/NothingFound.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { useFullAccount } from '../../../account/model/account.ts';
import { assetIdsOf } from '../../../account/model/holdings.ts';
import { useAssetBySymbol } from '../../../assets/model/assetBySymbol.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { usePoolT } from '../../texts/poolTexts.ts';

export interface AssetChooserProps {
  title: string;
  account: string;
  onChoose: (asset: Asset) => void;
  onClose: () => void;
}

/** Any asset of the chain: the account's own in a list, every other by its whole symbol. */
export function AssetChooser({ title, account, onChoose, onClose }: AssetChooserProps) {
  const t = usePoolT();
  const scam = useScamAssets();
  const [query, setQuery] = useState('');
  const full = useFullAccount(account).data;
  const held = useAssets(full === undefined ? [] : assetIdsOf(full));
  const wanted = query.trim().toUpperCase();
  const other = useAssetBySymbol(wanted).data ?? null;
  const own = [...held.values()].filter(({ symbol }) => symbol.includes(wanted));
  const found = other === null || own.some(({ id }) => id === other.id) ? own : [other, ...own];
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <TextField label={t('create.search')} type="search" value={query} onChange={setQuery} isInCard />
      {found.length === 0 && <NothingFound title={t('create.notFound')} onShowAll={() => setQuery('')} />}
      {found.map((asset) => {
        return (
          <Cell
            key={asset.id}
            before={<AssetIcon symbol={asset.symbol} />}
            title={<SymbolText symbol={asset.symbol} />}
            badge={<ScamMark isScam={scam.has(asset.symbol)} />}
            subtitle={asset.id}
            onPress={() => onChoose(asset)}
          />
        );
      })}
    </Sheet>
  );
}
