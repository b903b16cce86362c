import { useState } from 'react';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { splitSymbol } from '../../components/splitSymbol.ts';
import { TextField } from '../../components/TextField.tsx';
import type { Holding } from '../../data/portfolio.ts';
import { formatAmount } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';

export interface AssetPickerProps {
  title: string;
  holdings: readonly Holding[];
  chosen: string | undefined;
  onChoose: (holding: Holding) => void;
  onClose: () => void;
}

/** One of the assets that the account has, with a search by symbol. */
export function AssetPicker({ title, holdings, chosen, onChoose, onClose }: AssetPickerProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const found = holdings.filter(({ symbol }) => symbol.includes(query.trim().toUpperCase()));
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <TextField label={t('wallet.search')} type="search" value={query} onChange={setQuery} />
      {found.length === 0 && <Placeholder icon="search" title={t('wallet.nothingFound')} />}
      {found.map((holding) => (
        <PickerCell
          key={holding.assetId}
          holding={holding}
          isChosen={holding.assetId === chosen}
          onChoose={onChoose}
        />
      ))}
    </Sheet>
  );
}

function PickerCell(props: { holding: Holding; isChosen: boolean; onChoose: AssetPickerProps['onChoose'] }) {
  const { holding, isChosen, onChoose } = props;
  const { prefix, name } = splitSymbol(holding.symbol);
  return (
    <Cell
      before={<AssetIcon symbol={holding.symbol} />}
      title={name}
      badge={prefix === '' ? undefined : <Chip>{prefix}</Chip>}
      subtitle={formatAmount(holding.amount, holding.precision, 'exact')}
      after={isChosen ? <Icon name="check" size={20} /> : undefined}
      onPress={() => onChoose(holding)}
    />
  );
}
