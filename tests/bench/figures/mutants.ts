import { keptResults } from '../../mutants/keptResults.ts';
import { type Figure, figureOf, missingFigure } from '../figure.ts';

/**
 * The share of small changes that the tests notice, by room, from the last run of `npm run mutants -- --keep`: it takes
 * an hour.
 */
export async function mutantsFigures(): Promise<Figure[]> {
  const byRoom = Map.groupBy(keptResults(), ({ name }) => name);
  if (byRoom.size === 0) return [missingFigure('mutants.noticed', 'ratio', 'never tried: npm run mutants')];
  return [...byRoom].map(([name, results]) =>
    figureOf(
      `mutants.${name}.noticed`,
      'ratio',
      results.map(({ tried, noticed }) => noticed / tried),
    ),
  );
}
