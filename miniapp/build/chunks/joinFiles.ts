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
  let tried: readonly Pair[] = [];
  while (files.alive.length > most) {
    const found = cheapestPairs(files, tried);
    const pair = found.at(-1);
    if (pair === undefined) break;
    files.join(...pair);
    tried = found.slice(0, -1);
  }
  return files.alive.map((file) => files.piecesOf(file));
}

type Pair = readonly [number, number];

/**
 * The pairs that added less than all before them, the last of which is the first of those that add the least: so the same pieces always make
 * the same files. Where one of the pairs of the last time is still nearly as cheap, most others need no walk.
 */
function cheapestPairs(files: FileSet, tried: readonly Pair[]): Pair[] {
  const found: Pair[] = [];
  const alive = new Set(files.alive);
  const again = tried.filter((pair) => pair.every((file) => alive.has(file)));
  let least = Math.min(...again.map(([a, b]) => costOfPair(files, a, b, Number.POSITIVE_INFINITY))) + 1;
  files.alive.forEach((a, at) => {
    for (let next = at + 1; next < files.alive.length; next++) {
      const b = files.alive[next] as number;
      const cost = costOfPair(files, a, b, least);
      if (cost >= least) continue;
      least = cost;
      found.push([a, b]);
    }
  });
  return found;
}

/** What joining the two adds; infinite where it can't be done, or as soon as it is no less than `limit`. */
function costOfPair(files: FileSet, a: number, b: number, limit: number): number {
  // What it costs at least is known at once, the rest takes a walk.
  const own = files.ownCost(a, b);
  if (own >= limit || files.wouldCircle(a, b)) return Number.POSITIVE_INFINITY;
  const drawn = files.drawnCost(a, b, limit - own);
  return own + drawn + files.drawnCost(b, a, limit - own - drawn);
}
