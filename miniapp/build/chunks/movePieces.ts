import { largest, type Piece } from './fileSet.ts';
import { type Files, Placement } from './placement.ts';

/**
 * Moves each piece to the file where all openings together load the least, again and again until no move is left that helps: what joining two by
 * two can't see.
 */
export function movePieces(files: Files, pieces: readonly Piece[], weights: readonly number[]): Files {
  const placement = new Placement(files, pieces, weights);
  const kinds = files.map(([first = -1]) => pieces[first]?.kind);
  let least = placement.cost();
  let before = Number.POSITIVE_INFINITY;
  while (least < before) {
    before = least;
    pieces.forEach((piece, number) => {
      least = settle(placement, { ...piece, number }, kinds, least);
    });
  }
  return placement.files();
}

/** Leaves a piece where the cost is least, which it gives. */
function settle(
  placement: Placement,
  { number, kind, size, request }: Piece & { readonly number: number },
  kinds: readonly (string | undefined)[],
  least: number,
): number {
  let best = placement.fileOf(number);
  // A file stays where it would be left empty.
  if (placement.membersOf(best) === 1) return least;
  const others = [...kinds.keys()].filter((file) => {
    const mayHold = kinds[file] === kind && placement.sizeOf(file) + size <= largest(request);
    return file !== best && mayHold;
  });
  for (const to of others) {
    placement.move(number, to);
    const cost = placement.cost();
    if (cost < least) [best, least] = [to, cost];
  }
  placement.move(number, best);
  return least;
}
