import type { Piece } from './fileSet.ts';

/** Pieces in files, by their numbers. */
export type Files = readonly (readonly number[])[];

interface File {
  /** Characters of code. */
  size: number;
  members: number;
  readonly request: number;
  /** By opening: how many of its pieces the opening needs. */
  readonly wanted: Int32Array;
  /** By file: how often its pieces import those of the other. */
  readonly links: Int32Array;
  /** The files that it imports. */
  readonly imported: Set<number>;
}

const BITS = 32;

/** Which piece is in which file, and what all openings load of them; a piece is moved without counting all of it again. */
export class Placement {
  readonly #pieces: readonly Piece[];
  readonly #weights: readonly number[];
  readonly #files: readonly File[];
  readonly #importers: readonly (readonly number[])[];
  readonly #fileOf: Int32Array;

  constructor(files: Files, pieces: readonly Piece[], weights: readonly number[]) {
    this.#pieces = pieces;
    this.#weights = weights;
    this.#files = files.map(([first = -1]) => ({
      size: 0,
      members: 0,
      request: pieces[first]?.request ?? 0,
      wanted: new Int32Array(weights.length),
      links: new Int32Array(files.length),
      imported: new Set(),
    }));
    this.#importers = importersOf(pieces);
    this.#fileOf = new Int32Array(pieces.length);
    files.forEach((file, at) => {
      for (const number of file) this.#fileOf[number] = at;
    });
    pieces.forEach(({ imports }, number) => {
      this.#count(number, 1);
      for (const each of imports) this.#link(number, each, 1);
    });
  }

  fileOf(number: number): number {
    return this.#fileOf[number] as number;
  }

  /** Characters of code in a file. */
  sizeOf(file: number): number {
    return at(this.#files, file).size;
  }

  /** How many pieces are in a file. */
  membersOf(file: number): number {
    return at(this.#files, file).members;
  }

  files(): Files {
    const files: number[][] = this.#files.map(() => []);
    for (const number of this.#pieces.keys()) at(files, this.fileOf(number)).push(number);
    return files;
  }

  /** Puts a piece into another file. */
  move(number: number, to: number): void {
    this.#countAll(number, -1);
    this.#fileOf[number] = to;
    this.#countAll(number, 1);
  }

  /**
   * What all openings load, each counted by its weight: a file comes whole, with all that it imports. Infinite where files import each other in a
   * circle.
   */
  cost(): number {
    const order = this.#importersFirst();
    if (order === undefined) return Number.POSITIVE_INFINITY;
    const needed = this.#files.map(({ wanted }) => setOf(wanted));
    let cost = 0;
    for (const number of order) {
      const { size, request, imported } = at(this.#files, number);
      const own = at(needed, number);
      cost += (size + request) * weightOf(own, this.#weights);
      for (const each of imported) add(at(needed, each), own);
    }
    return cost;
  }

  #countAll(number: number, by: 1 | -1): void {
    this.#count(number, by);
    for (const each of at(this.#pieces, number).imports) this.#link(number, each, by);
    for (const each of at(this.#importers, number)) this.#link(each, number, by);
  }

  #count(number: number, by: 1 | -1): void {
    const { size, neededBy } = at(this.#pieces, number);
    const file = at(this.#files, this.fileOf(number));
    file.size += by * size;
    file.members += by;
    for (const opening of neededBy) file.wanted[opening] = (file.wanted[opening] as number) + by;
  }

  #link(importer: number, imported: number, by: 1 | -1): void {
    const to = this.fileOf(imported);
    const from = at(this.#files, this.fileOf(importer));
    if (from === this.#files[to]) return;
    const links = (from.links[to] as number) + by;
    from.links[to] = links;
    if (links === 0) from.imported.delete(to);
    else from.imported.add(to);
  }

  /** All files, each before those that it imports; undefined where that can't be. */
  #importersFirst(): readonly number[] | undefined {
    const importers = new Int32Array(this.#files.length);
    for (const { imported } of this.#files)
      for (const each of imported) importers[each] = (importers[each] as number) + 1;
    const order = [...importers.keys()].filter((file) => importers[file] === 0);
    for (const file of order)
      for (const each of at(this.#files, file).imported) {
        importers[each] = (importers[each] as number) - 1;
        if (importers[each] === 0) order.push(each);
      }
    return order.length === importers.length ? order : undefined;
  }
}

function importersOf(pieces: readonly Piece[]): readonly (readonly number[])[] {
  const importers: number[][] = pieces.map(() => []);
  pieces.forEach(({ imports }, number) => {
    for (const each of imports) at(importers, each).push(number);
  });
  return importers;
}

/** Those that are not zero, a bit for each. */
function setOf(counts: Int32Array): Uint32Array {
  const set = new Uint32Array(Math.ceil(counts.length / BITS));
  counts.forEach((count, at) => {
    const word = Math.floor(at / BITS);
    if (count > 0) set[word] = (set[word] as number) | (1 << (at % BITS));
  });
  return set;
}

function add(to: Uint32Array, from: Uint32Array): void {
  for (let word = 0; word < to.length; word++) to[word] = (to[word] as number) | (from[word] as number);
}

function weightOf(set: Uint32Array, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++)
    if (((set[Math.floor(at / BITS)] as number) >>> (at % BITS)) & 1) sum += weights[at] as number;
  return sum;
}

/** An item that is there: files and pieces are named by their places. */
const at = <Item>(list: readonly Item[], index: number): Item => list[index] as Item;
