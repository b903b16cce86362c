/** A part of the code before it is joined with others: what it weighs, what it imports, and which openings need it. */
export interface Piece {
  /** Characters of code. */
  readonly size: number;
  /** Only pieces of one kind are joined. */
  readonly kind: string;
  /** What a request for it costs an opening, in characters of code: REQUEST, or less where only some readers make it. */
  readonly request: number;
  /** Numbers of the pieces that it imports; none imports itself, also not through others. */
  readonly imports: readonly number[];
  /** Numbers of the openings that need it: all those, too, that need a piece which imports it. */
  readonly neededBy: readonly number[];
}

/** What one request more costs an opening, in characters of code: its heads, and a text that is compressed by itself. */
export const REQUEST = 6000;
/** No file grows larger than this by joining, in characters of code: some 30 KB gzip. */
const LARGEST = 115_000;
const LARGEST_TEXTS = 60_000;

/** The same for texts, which weigh by how many read them. */
export const largest = (request: number): number =>
  request === REQUEST ? LARGEST : (LARGEST_TEXTS * request) / REQUEST;

/** Files of pieces, which are joined two by two; a file has the number of its first piece. */
export class FileSet {
  /** Numbers of the files that are left. */
  readonly alive: number[];
  readonly #weights: readonly number[];
  readonly #kinds: readonly string[];
  readonly #requests: readonly number[];
  readonly #pieces: number[][];
  readonly #sizes: number[];
  /** By file and opening: 1 where it is loaded. */
  readonly #needed: readonly Uint8Array[];
  /** By file and file: 1 where it is imported, also through others. */
  readonly #reached: readonly Uint8Array[];
  /** Costs of pairs, until one of the two changes. */
  readonly #costs: readonly Float64Array[];

  constructor(pieces: readonly Piece[], weights: readonly number[]) {
    this.alive = pieces.map((_, number) => number);
    this.#weights = weights;
    this.#kinds = pieces.map(({ kind }) => kind);
    this.#requests = pieces.map(({ request }) => request);
    this.#pieces = pieces.map((_, number) => [number]);
    this.#sizes = pieces.map(({ size }) => size);
    this.#needed = pieces.map(({ neededBy }) => flags(weights.length, neededBy));
    this.#reached = reachOf(pieces);
    this.#costs = pieces.map(() => new Float64Array(pieces.length).fill(Number.NaN));
  }

  piecesOf(file: number): readonly number[] {
    return [...at(this.#pieces, file)].sort((a, b) => a - b);
  }

  /** What the two themselves add: each to the openings that need only the other, less a request where both are needed. */
  ownCost(a: number, b: number): number {
    const known = at(this.#costs, a)[b] as number;
    if (!Number.isNaN(known)) return known;
    const mayJoin =
      this.#kinds[a] === this.#kinds[b] &&
      at(this.#sizes, a) + at(this.#sizes, b) <= largest(at(this.#requests, a));
    const cost = mayJoin ? this.#added(a, b) : Number.POSITIVE_INFINITY;
    at(this.#costs, a)[b] = cost;
    return cost;
  }

  #added(a: number, b: number): number {
    const [needA, needB] = [at(this.#needed, a), at(this.#needed, b)];
    const [sizeA, sizeB] = [at(this.#sizes, a), at(this.#sizes, b)];
    const request = at(this.#requests, a);
    let cost = 0;
    for (let opening = 0; opening < this.#weights.length; opening++) {
      const weight = this.#weights[opening] as number;
      if (needA[opening] === 1) cost += needB[opening] === 1 ? -weight * request : weight * sizeB;
      else if (needB[opening] === 1) cost += weight * sizeA;
    }
    return cost;
  }

  /** What `file` imports that comes, with it, to the openings that needed only `other`; infinite as soon as it is no less than `limit`. */
  drawnCost(file: number, other: number, limit: number): number {
    const [own, theirs, reached] = [at(this.#needed, file), at(this.#needed, other), at(this.#reached, file)];
    let cost = 0;
    for (const imported of this.alive) {
      if (imported === other || reached[imported] === 0) continue;
      const needed = at(this.#needed, imported);
      let weight = 0;
      for (let each = 0; each < theirs.length; each++)
        if (theirs[each] === 1 && own[each] === 0 && needed[each] === 0)
          weight += this.#weights[each] as number;
      cost += weight * (at(this.#sizes, imported) + at(this.#requests, imported));
      if (cost >= limit) return Number.POSITIVE_INFINITY;
    }
    return cost;
  }

  /** Whether one imports the other through a third: joined, they would import each other with it. */
  wouldCircle(a: number, b: number): boolean {
    return this.#isBetween(a, b) || this.#isBetween(b, a);
  }

  #isBetween(from: number, to: number): boolean {
    const reached = at(this.#reached, from);
    if (reached[to] === 0) return false;
    return this.alive.some((each) => each !== to && reached[each] === 1 && at(this.#reached, each)[to] === 1);
  }

  /** Puts the second into the first. */
  join(a: number, b: number): void {
    at(this.#pieces, a).push(...at(this.#pieces, b));
    this.#sizes[a] = at(this.#sizes, a) + at(this.#sizes, b);
    add(at(this.#needed, a), at(this.#needed, b));
    const reached = at(this.#reached, a);
    add(reached, at(this.#reached, b));
    reached[a] = 0;
    reached[b] = 0;
    this.alive.splice(this.alive.indexOf(b), 1);
    this.#forget(a);
    for (const each of this.alive) this.#follow(each, a, b);
    for (const each of this.alive)
      if (reached[each] === 1 && add(at(this.#needed, each), at(this.#needed, a))) this.#forget(each);
  }

  /** What reached one of the two reaches the joined file, and all that it reaches. */
  #follow(file: number, a: number, b: number): void {
    const reached = at(this.#reached, file);
    if (file === a || (reached[a] === 0 && reached[b] === 0)) return;
    add(reached, at(this.#reached, a));
    reached[a] = 1;
    reached[b] = 0;
  }

  #forget(file: number): void {
    at(this.#costs, file).fill(Number.NaN);
    for (const each of this.alive) at(this.#costs, each)[file] = Number.NaN;
  }
}

function reachOf(pieces: readonly Piece[]): readonly Uint8Array[] {
  const found: Uint8Array[] = [];
  const reach = (number: number): Uint8Array => {
    const known = found[number];
    if (known !== undefined) return known;
    const { imports } = at(pieces, number);
    const reached = flags(pieces.length, imports);
    for (const each of imports) add(reached, reach(each));
    found[number] = reached;
    return reached;
  };
  for (const number of pieces.keys()) reach(number);
  return found;
}

function flags(length: number, ones: readonly number[]): Uint8Array {
  const list = new Uint8Array(length);
  for (const one of ones) list[one] = 1;
  return list;
}

/** Whether that changed anything. */
function add(to: Uint8Array, from: Uint8Array): boolean {
  let isChanged = false;
  for (let index = 0; index < to.length; index++) {
    if (from[index] === 0 || to[index] === 1) continue;
    to[index] = 1;
    isChanged = true;
  }
  return isChanged;
}

/** An item that is there: numbers of files are those of their lists. */
const at = <Item>(list: readonly Item[], index: number): Item => list[index] as Item;
