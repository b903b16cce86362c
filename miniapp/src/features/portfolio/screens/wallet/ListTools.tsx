import { type ReactNode, useMemo, useState } from 'react';
import { useT } from '../../../../platform/i18n/useT.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { useFavourites } from '../../../accounts/model/favourites.ts';
import type { PortfolioRow } from '../../model/portfolioRows.ts';
import { arrange, assetGroups, type ListView, rowOrders } from '../../model/portfolioView.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
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
