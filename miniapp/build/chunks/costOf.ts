import type { Piece } from './fileSet.ts';

/** Pieces in files, by their numbers. */
export type Files = readonly (readonly number[])[];

/**
 * What all openings load of these files, each counted by its weight: a file comes whole, with all that it imports. Infinite where files would
 * import each other in a circle.
 */
export function costOf(files: Files, pieces: readonly Piece[], weights: readonly number[]): number {
  const imports = importsOf(files, pieces);
  const order = importersFirst(imports);
  if (order === undefined) return Number.POSITIVE_INFINITY;
  const needed = files.map((file) => {
    const flags = new Uint8Array(weights.length);
    for (const number of file) for (const opening of pieces[number]?.neededBy ?? []) flags[opening] = 1;
    return flags;
  });
  let cost = 0;
  for (const file of order) {
    const flags = needed[file] as Uint8Array;
    const members = files[file] ?? [];
    const request = pieces[members[0] ?? -1]?.request ?? 0;
    const size = members.reduce((sum, number) => sum + (pieces[number]?.size ?? 0), request);
    flags.forEach((flag, opening) => {
      if (flag === 0) return;
      cost += size * (weights[opening] ?? 0);
      for (const each of imports[file] ?? []) (needed[each] as Uint8Array)[opening] = 1;
    });
  }
  return cost;
}

function importsOf(files: Files, pieces: readonly Piece[]): readonly (readonly number[])[] {
  const fileOf = new Int32Array(pieces.length);
  files.forEach((file, at) => {
    for (const number of file) fileOf[number] = at;
  });
  return files.map((file, at) => {
    const imported = new Set<number>();
    for (const number of file)
      for (const each of pieces[number]?.imports ?? []) imported.add(fileOf[each] as number);
    imported.delete(at);
    return [...imported];
  });
}

/** All files, each before those that it imports; undefined where that can't be. */
function importersFirst(imports: readonly (readonly number[])[]): readonly number[] | undefined {
  const importers = new Int32Array(imports.length);
  for (const list of imports) for (const each of list) importers[each] = (importers[each] as number) + 1;
  const order = imports.flatMap((_, file) => (importers[file] === 0 ? [file] : []));
  for (const file of order)
    for (const each of imports[file] ?? []) {
      importers[each] = (importers[each] as number) - 1;
      if (importers[each] === 0) order.push(each);
    }
  return order.length === imports.length ? order : undefined;
}
