import { useQueryClient } from '@tanstack/react-query';
import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useState } from 'react';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import { showError } from '../../../platform/toasts.ts';

/**
 * The price of one whole of an asset in dollars by the app's prices, which load after the screen; null while unknown.
 */
export function useCoinDollars(asset: Pick<Asset, 'id' | 'precision'> | undefined): number | null {
  const queries = useQueryClient();
  const [dollars, setDollars] = useState<number | null>(null);
  const { id, precision } = asset ?? { id: null, precision: 0 };
  useEffect(() => {
    if (id === null) return undefined;
    let isOver = false;
    let end = () => {};
    loadPart(() => import('../../assets/model/prices/followPrices.ts')).then(({ followPrices }) => {
      if (isOver) return;
      end = followPrices(queries, [], (book) =>
        setDollars(book.estimate(id, unitsPerWhole(precision), 'USD').value),
      );
    }, showError);
    return () => {
      isOver = true;
      end();
    };
  }, [queries, id, precision]);
  return dollars;
}
