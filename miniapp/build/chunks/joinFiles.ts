import { FileSet, type Piece } from './fileSet.ts';

/**
 * Joins pieces two by two until so many files are left, each time where it adds the least to what all openings load, each counted by its
 * weight (how often it is made). Gives the numbers of the pieces in each file. Files import each other in one direction only, as
 * pieces do, so that what runs on loading finds what it stands on.
 */
export function joinFiles(
  pieces: readonly Piece[],
  weights: readonly number[],
  most: number,
): readonly (readonly number[])[] {
  const files = new FileSet(pieces, weights);
  while (files.alive.length > most) {
    const pair = cheapestPair(files);
    if (pair === undefined) break;
    files.join(...pair);
  }
  return files.alive.map((file) => files.piecesOf(file));
}

/** The first of those that add the least, so that the same pieces always make the same files. */
function cheapestPair(files: FileSet): [number, number] | undefined {
  let best: [number, number] | undefined;
  let least = Number.POSITIVE_INFINITY;
  files.alive.forEach((a, at) => {
    for (let next = at + 1; next < files.alive.length; next++) {
      const b = files.alive[next] as number;
      // What it costs at least is known at once, the rest takes a walk.
      if (files.ownCost(a, b) >= least || files.wouldCircle(a, b)) continue;
      const cost = files.ownCost(a, b) + files.drawnCost(a, b) + files.drawnCost(b, a);
      if (cost >= least) continue;
      least = cost;
      best = [a, b];
    }
  });
  return best;
}
