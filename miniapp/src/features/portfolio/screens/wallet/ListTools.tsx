import { type ReactNode, useMemo, useState } from 'react';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { NothingFound } from '../../../../ui/display/NothingFound.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { useFavourites } from '../../../account/model/favourites.ts';
import type { PortfolioRow } from '../../model/portfolioRows.ts';
import { arrange, assetGroups, type ListView, rowOrders } from '../../model/portfolioView.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './ListTools.module.css';

export interface ListToolsProps {
  rows: readonly PortfolioRow[];
  /** False while rows are still loading. */
  isWhole: boolean;
  /** Draws the rows that are wanted. */
  children: (rows: readonly PortfolioRow[]) => ReactNode;
}

const groups = ['all', 'favourites', ...assetGroups] as const;

const everything: ListView = { search: '', group: 'all', order: 'value' };

/** A search by symbol, the groups of assets and the order, over the list. */
export function ListTools({ rows, isWhole, children }: ListToolsProps) {
  const t = usePortfolioT();
  const [view, setView] = useState(everything);
  const favourites = useFavourites((kept) => kept.assets);
  const shown = useMemo(() => arrange(rows, view, favourites), [rows, view, favourites]);
  return (
    <>
      <TextField
        label={t('common.searchAssets')}
        type="search"
        inputMode="search"
        hasFocus
        value={view.search}
        onChange={(search) => setView({ ...view, search })}
      />
      <div className={styles.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't lie outside its line of buttons */}
        <div className={styles.groups} role="group" aria-label={t('groups')}>
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
              <span>{t(group === 'all' ? 'common.all' : `group.${group}`)}</span>
            </button>
          ))}
        </div>
        <Menu
          isChip
          label={`${t('order')}: ${t(`order.${view.order}`)}`}
          items={rowOrders.map((order) => ({
            key: order,
            label: t(`order.${order}`),
            isCurrent: order === view.order,
            onPress: () => setView({ ...view, order }),
          }))}
        >
          {t(`order.${view.order}`)}
          <Icon name="down" size={16} />
        </Menu>
      </div>
      {shown.length === 0 && isWhole ? (
        <NothingFound title={t('common.noSuchAsset')} onShowAll={() => setView(everything)} />
      ) : (
        children(shown)
      )}
    </>
  );
}
