import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { Section } from '../../components/Section.tsx';
import { useT } from '../../i18n/useT.ts';
import { messenger } from '../../messenger/messenger.ts';
import { changeSettings, useSettings } from '../../stores/settings.ts';
import { HoldingCell } from './HoldingCell.tsx';
import styles from './HoldingList.module.css';
import type { WalletFigures, WalletRow } from './useWallet.ts';

const TextField = lazy(async () => ({
  default: (await import('../../components/TextField.tsx')).TextField,
}));

export interface HoldingListProps {
  figures: WalletFigures;
  onOpen: (assetId: string) => void;
}

function found(rows: readonly WalletRow[], search: string, hidesZero: boolean): readonly WalletRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    ({ holding: { symbol, total } }) => symbol.toLowerCase().includes(wanted) && (total > 0n || !hidesZero),
  );
}

/** The assets, with a search and a switch that hides those of which nothing is owned. */
export function HoldingList({ figures, onOpen }: HoldingListProps) {
  const t = useT();
  const [search, setSearch] = useState<string | null>(null);
  const hidesZero = useSettings((settings) => settings.hidesZeroBalances);
  const rows = found(figures.rows, search ?? '', hidesZero);
  const { unpriced } = figures.total;
  return (
    <>
      <div className={styles.bar}>
        <h2>{t('wallet.assets')}</h2>
        <HideZero />
        <IconButton
          icon={search === null ? 'search' : 'close'}
          label={t(search === null ? 'wallet.search' : 'wallet.endSearch')}
          isExpanded={search !== null}
          onPress={() => setSearch(search === null ? '' : null)}
        />
      </div>
      {search !== null && (
        <Suspense fallback={null}>
          <TextField
            label={t('wallet.search')}
            type="search"
            inputMode="search"
            hasFocus
            value={search}
            onChange={setSearch}
          />
        </Suspense>
      )}
      <Section
        {...(figures.hasPrices && unpriced > 0 ? { footer: t('wallet.unpriced', { count: unpriced }) } : {})}
      >
        {rows.length === 0 ? (
          <Placeholder icon="search" title={t('wallet.nothingFound')} />
        ) : (
          rows.map((row) => (
            <HoldingCell
              key={row.holding.assetId}
              row={row}
              isWaitingForPrices={figures.isWaitingForPrices}
              onPress={() => onOpen(row.holding.assetId)}
            />
          ))
        )}
      </Section>
    </>
  );
}

function HideZero() {
  const t = useT();
  const hidesZero = useSettings((settings) => settings.hidesZeroBalances);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={hidesZero}
      onClick={() => {
        messenger.haptic('selection');
        changeSettings({ hidesZeroBalances: !hidesZero });
      }}
    >
      <span>{t('wallet.hideZero')}</span>
    </button>
  );
}
