import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { type DeskColumn, moveColumn, useDeskOrder } from '../../model/deskOrder.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Market.module.css';

/** Reorders the columns, by pointer and keyboard alike: the focus moves with the column. */
export function ArrangeColumns() {
  const t = useMarketPageT();
  const order = useDeskOrder((state) => state.order);
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<{ column: DeskColumn; by: -1 | 1 } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (moved === null) return;
    const [left, right] =
      list.current?.children[order.indexOf(moved.column)]?.querySelectorAll('button') ?? [];
    const [first, second] = moved.by < 0 ? [left, right] : [right, left];
    (first?.disabled === true ? second : first)?.focus();
  }, [moved, order]);
  const names = { chart: t('chart.title'), book: t('book.title'), order: t('desk.order') };
  const move = (column: DeskColumn, by: -1 | 1) => {
    moveColumn(column, by);
    setMoved({ column, by });
  };
  return (
    <div className={styles.arrange}>
      {isOpen && (
        <ul ref={list}>
          {order.map((column, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, their contents change
            <li key={place}>
              <IconButton
                icon="back"
                label={t('desk.left', { column: names[column] })}
                isDisabled={place === 0}
                onPress={() => move(column, -1)}
              />
              {names[column]}
              <IconButton
                icon="next"
                label={t('desk.right', { column: names[column] })}
                isDisabled={place === order.length - 1}
                onPress={() => move(column, 1)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button kind="plain" onPress={() => setOpen(!isOpen)}>
        {t(isOpen ? 'common.done' : 'desk.arrange')}
      </Button>
    </div>
  );
}
