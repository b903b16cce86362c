import { type ReactNode, useMemo, useState } from 'react';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import type { SortOrder } from '../../../../platform/sortOrder.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { NothingFound } from '../../../../ui/display/NothingFound.tsx';
import { useIsWide } from '../../../../ui/display/useIsWide.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { useFavourites } from '../../../account/model/favourites.ts';
import type { PortfolioFigures, PortfolioRow } from '../../model/portfolioRows.ts';
import { assetGroups, type ListView, type RowOrder, rowOrders, selected } from '../../model/portfolioView.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { HiddenSheet } from './HiddenSheet.tsx';
import styles from './ListTools.module.css';

export interface ListToolsProps {
  rows: readonly PortfolioRow[];
  figures: PortfolioFigures;
  search: string;
  onSearch: (search: string) => void;
  /** Only searches: the field is elsewhere, and the rest is not shown. */
  isFolded: boolean;
  order: SortOrder<RowOrder>;
  onOrder: (order: SortOrder<RowOrder>) => void;
  /** Draws the rows that are wanted. */
  children: (rows: readonly PortfolioRow[]) => ReactNode;
}

const groups = ['all', 'favourites', ...assetGroups] as const;

/** A search by symbol, the groups of assets, the order, and the hidden ones, over the list. */
export function ListTools(props: ListToolsProps) {
  const { rows, figures, search, onSearch, order, onOrder, children } = props;
  const t = usePortfolioT();
  const isWide = useIsWide();
  const [group, setGroup] = useState<ListView['group']>('all');
  const [isChoosing, setChoosing] = useState(false);
  const favourites = useFavourites((kept) => kept.assets);
  const shown = useMemo(
    () => selected(rows, { search, group }, favourites),
    [rows, search, group, favourites],
  );
  const showAll = () => {
    onSearch('');
    setGroup('all');
  };
  return (
    <>
      {!props.isFolded && (
        <>
          {!isWide && (
            <TextField
              label={t('tools.find')}
              type="search"
              inputMode="search"
              hasFocus
              value={search}
              onChange={onSearch}
            />
          )}
          <div className={styles.tools}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't lie outside its line of buttons */}
            <div className={styles.groups} role="group" aria-label={t('groups')}>
              {groups.map((each) => (
                <button
                  key={each}
                  type="button"
                  className={styles.group}
                  aria-pressed={group === each}
                  onClick={() => {
                    messenger.haptic('selection');
                    setGroup(each);
                  }}
                >
                  <span>{t(each === 'all' ? 'common.all' : `group.${each}`)}</span>
                </button>
              ))}
            </div>
            <Menu
              isChip
              label={`${t('order')}: ${t(`order.${order.by}`)}`}
              items={rowOrders.map((by) => ({
                key: by,
                label: t(`order.${by}`),
                isCurrent: by === order.by,
                onPress: () => onOrder({ by, isAscending: by === 'name' }),
              }))}
            >
              {t(`order.${order.by}`)}
              <Icon name="down" size={16} />
            </Menu>
            <Button kind="plain" icon="eyeOff" onPress={() => setChoosing(true)}>
              {t('hidden.title')}
            </Button>
          </div>
        </>
      )}
      {isChoosing && <HiddenSheet figures={figures} onClose={() => setChoosing(false)} />}
      {shown.length === 0 && figures.rest === 0 ? (
        <NothingFound title={t('common.noSuchAsset')} onShowAll={showAll} />
      ) : (
        children(shown)
      )}
    </>
  );
}
