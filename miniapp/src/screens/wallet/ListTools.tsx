import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '../../components/icons/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { PortfolioRow } from '../../data/portfolio/portfolioRows.ts';
import { arrange, assetGroups, type ListView, rowOrders } from '../../data/portfolio/portfolioView.ts';
import { useT } from '../../i18n/useT.ts';
import { useWalletT } from '../../i18n/walletTexts.ts';
import { messenger } from '../../messenger/messenger.ts';
import { useFavourites } from '../../stores/favourites.ts';
import styles from './ListTools.module.css';

export interface ListToolsProps {
  rows: readonly PortfolioRow[];
  /** Draws the rows that are wanted. */
  children: (rows: readonly PortfolioRow[]) => ReactNode;
}

const groups = ['all', 'favourites', ...assetGroups] as const;

/** A search by symbol, the groups of assets and the order, over the list. */
export function ListTools({ rows, children }: ListToolsProps) {
  const t = useT();
  const tw = useWalletT();
  const [view, setView] = useState<ListView>({ search: '', group: 'all', order: 'value' });
  const favourites = useFavourites((kept) => kept.assets);
  const shown = useMemo(() => arrange(rows, view, favourites), [rows, view, favourites]);
  return (
    <>
      <TextField
        label={t('wallet.search')}
        type="search"
        inputMode="search"
        hasFocus
        value={view.search}
        onChange={(search) => setView({ ...view, search })}
      />
      <div className={styles.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't lie outside its line of buttons */}
        <div className={styles.groups} role="group" aria-label={tw('groups')}>
          {groups.map((group) => (
            <button
              key={group}
              type="button"
              className={styles.group}
              aria-pressed={view.group === group}
              onClick={() => {
                messenger.haptic('selection');
                setView({ ...view, group });
              }}
            >
              <span>{tw(`group.${group}`)}</span>
            </button>
          ))}
        </div>
        <Menu
          isChip
          label={`${tw('order')}: ${tw(`order.${view.order}`)}`}
          items={rowOrders.map((order) => ({
            key: order,
            label: tw(`order.${order}`),
            isCurrent: order === view.order,
            onPress: () => setView({ ...view, order }),
          }))}
        >
          {tw(`order.${view.order}`)}
          <Icon name="down" size={16} />
        </Menu>
      </div>
      {children(shown)}
    </>
  );
}
