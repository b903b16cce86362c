import { expect, it } from 'vitest';

import { type Piece, REQUEST } from '../../miniapp/build/chunks/fileSet.ts';
import { joinFiles } from '../../miniapp/build/chunks/joinFiles.ts';
import { movePieces } from '../../miniapp/build/chunks/movePieces.ts';
import { Placement } from '../../miniapp/build/chunks/placement.ts';

const costOf = (...of: ConstructorParameters<typeof Placement>) => new Placement(...of).cost();

const piece = (
  size: number,
  neededBy: number[],
  imports: number[] = [],
  kind = 'code',
  request = REQUEST,
): Piece => ({
  size,
  kind,
  request,
  imports,
  neededBy,
});

it('joins what the same openings need, and leaves alone what another opening would load for nothing', () => {
  const pieces = [piece(9000, [0]), piece(9000, [0]), piece(9000, [1])];
  expect(joinFiles(pieces, [1, 1], 2)).toEqual([[0, 1], [2]]);
});

it('spares the opening that is made oftener', () => {
  const pieces = [piece(9000, [0]), piece(9000, [1]), piece(9000, [2])];
  expect(joinFiles(pieces, [1, 10, 1], 2)).toEqual([[0, 2], [1]]);
});

it('joins no two that import each other through a third', () => {
  const pieces = [piece(10, [0], [1]), piece(90_000, [0, 1], [2]), piece(10, [0, 1, 2])];
  for (const files of [joinFiles(pieces, [1, 1, 1], 2), movePieces([[0], [1, 2]], pieces, [1, 1, 1])])
    expect(files.some((file) => file.includes(0) && file.includes(2) && !file.includes(1))).toBe(false);
  expect(costOf([[0, 2], [1]], pieces, [1, 1, 1])).toBe(Number.POSITIVE_INFINITY);
});

it('counts what a file brings along with it', () => {
  // The first and the second are small, but the first stands on a large one.
  const pieces = [piece(10, [0], [3]), piece(10, [1]), piece(4000, [2]), piece(60_000, [0])];
  expect(joinFiles(pieces, [1, 1, 1], 3)).not.toContainEqual([0, 1]);
});

it('keeps texts of a language and code apart, and files below the most that one may weigh', () => {
  const pieces = [piece(10, [0]), piece(10, [0], [], 'ru'), piece(70_000, [1]), piece(70_000, [1])];
  expect(joinFiles(pieces, [1, 1], 1)).toEqual([[0, 2], [1], [3]]);
});

it('joins texts that few read no further than others: their request counts for as few', () => {
  // A fifth of what each would weigh if all read it.
  const texts = (size: number, opening: number) => piece(size / 5, [opening], [], 'zh', REQUEST / 5);
  const pieces = [texts(50_000, 0), texts(50_000, 1), piece(10, [0]), piece(10, [1])];
  expect(joinFiles(pieces, [1, 1], 3)).toEqual([[0], [1], [2, 3]]);
  expect(joinFiles(pieces.slice(0, 2), [1, 1], 1)).toEqual([[0], [1]]);
});

it('moves a piece to where it costs less', () => {
  const pieces = [piece(9000, [0]), piece(9000, [1]), piece(9000, [1]), piece(9000, [0])];
  const moved = movePieces([[0, 2], [1], [3]], pieces, [1, 1]);
  expect(costOf(moved, pieces, [1, 1])).toBeLessThan(costOf([[0, 2], [1], [3]], pieces, [1, 1]));
  expect(moved).toContainEqual([0, 3]);
});

it('goes on moving until no move helps', () => {
  // The first has room beside its like only when the second has left.
  const pieces = [
    piece(40_000, [0]),
    piece(60_000, [1]),
    piece(50_000, [0]),
    piece(70_000, [2]),
    piece(10, [1]),
  ];
  expect(movePieces([[0, 3], [1, 2], [4]], pieces, [1, 1, 0.1])).toEqual([[3], [0, 2], [1, 4]]);
});

it('knows after each move what counting all of it again would find', () => {
  const pieces = [piece(9000, [0], [2]), piece(8000, [1], [3]), piece(7000, [0, 2]), piece(6000, [1])];
  const placement = new Placement([[0, 1], [2], [3]], pieces, [1, 2, 3]);
  for (const [number, to] of [
    [1, 2],
    [2, 0],
    [0, 1],
    [3, 0],
    [1, 1],
  ] as const) {
    placement.move(number, to);
    expect(placement.cost()).toBe(costOf(placement.files(), pieces, [1, 2, 3]));
  }
});

it('makes the same files of the same pieces', () => {
  const pieces = Array.from({ length: 40 }, (_, at) =>
    piece(1000 + ((at * 7919) % 5000), [at % 7, (at * 3) % 11], at > 30 ? [] : [31 + (at % 9)]),
  ).map((each, at, all) =>
    at <= 30
      ? each
      : {
          ...each,
          neededBy: [...new Set(all.flatMap((one) => (one.imports.includes(at) ? one.neededBy : [])))],
        },
  );
  const weights = Array.from({ length: 11 }, (_, at) => at + 1);
  const files = joinFiles(pieces, weights, 8);
  expect(files).toHaveLength(8);
  expect(files.flat().sort((a, b) => a - b)).toEqual(pieces.map((_, at) => at));
  expect(joinFiles(pieces, weights, 8)).toEqual(files);
});
