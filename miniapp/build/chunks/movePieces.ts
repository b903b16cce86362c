import { costOf, type Files } from './costOf.ts';
import { largest, type Piece } from './fileSet.ts';

/** Moves each piece once to the file where all openings together load the least: what joining two by two can't see. */
export function movePieces(files: Files, pieces: readonly Piece[], weights: readonly number[]): Files {
  let best = files;
  let least = costOf(files, pieces, weights);
  pieces.forEach((_, number) => {
    const from = best.findIndex((file) => file.includes(number));
    // A file stays where it would be left empty.
    if (best[from]?.length === 1) return;
    for (let to = 0; to < best.length; to++) {
      if (to === from || !mayHold(best[to] ?? [], number, pieces)) continue;
      const moved = withMoved(best, number, to);
      const cost = costOf(moved, pieces, weights);
      if (cost < least) [best, least] = [moved, cost];
    }
  });
  return best;
}

function mayHold(file: readonly number[], number: number, pieces: readonly Piece[]): boolean {
  const [first = number] = file;
  const size = [...file, number].reduce((sum, each) => sum + (pieces[each]?.size ?? 0), 0);
  return pieces[first]?.kind === pieces[number]?.kind && size <= largest(pieces[number]?.request ?? 0);
}

const withMoved = (files: Files, number: number, to: number): Files =>
  files.map((file, at) => {
    if (at === to) return file.includes(number) ? file : [...file, number];
    return file.includes(number) ? file.filter((each) => each !== number) : file;
  });
