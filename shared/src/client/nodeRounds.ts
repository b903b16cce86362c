import type { NodeBook } from './nodeBook.ts';
import type { NodeVisit } from './nodeVisit.ts';

/** What a comparison of heads has found. */
export interface Round {
  readonly fit: readonly NodeVisit[];
  readonly unfit: readonly NodeVisit[];
  readonly isActiveFit: boolean;
}

/** Compares the heads of nodes that were just asked with each other and with the node in use. */
export function holdRound(book: NodeBook, visits: readonly NodeVisit[], activeUrl: string | null): Round {
  const urls = visits.map(({ connection }) => connection.url);
  const unfit = book.compare([...new Set(activeUrl === null ? urls : [...urls, activeUrl])]);
  return {
    fit: visits.filter(({ connection }) => !unfit.has(connection.url)),
    unfit: visits.filter(({ connection }) => unfit.has(connection.url)),
    isActiveFit: activeUrl === null || !unfit.has(activeUrl),
  };
}
