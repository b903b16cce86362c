import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useFullAccount } from '../../data/accounts/account.ts';
import { useAssetBySymbol } from '../../data/assetBySymbol.ts';
import { useAssets } from '../../data/assets/assets.ts';
import { assetIdsOf } from '../../data/portfolio/portfolio.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { usePoolT } from '../../i18n/poolTexts.ts';

export interface AssetChooserProps {
  title: string;
  account: string;
  onChoose: (asset: Asset) => void;
  onClose: () => void;
}

/** Any asset of the chain: those the account has at once, every other by its whole symbol. */
export function AssetChooser({ title, account, onChoose, onClose }: AssetChooserProps) {
  const t = usePoolT();
  const scam = useScamLists().assets;
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
      {found.length === 0 && <Placeholder icon="search" title={t('create.notFound')} />}
      {found.map((asset) => {
        const { prefix, name } = splitSymbol(asset.symbol);
        return (
          <Cell
            key={asset.id}
            before={<AssetIcon symbol={asset.symbol} />}
            title={name}
            badge={
              <>
                {prefix !== '' && <Chip>{prefix}</Chip>}
                <ScamMark isScam={scam.has(asset.symbol)} />
              </>
            }
            subtitle={asset.id}
            onPress={() => onChoose(asset)}
          />
        );
      })}
    </Sheet>
  );
}
