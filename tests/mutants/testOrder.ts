/** So many are asked at most: a change that only a far away test notices counts as one that nobody did. */
const MOST_ASKED = 16;

/** In which order the tests of a file are asked: who noticed most of its changes so far comes first, then the nearest. */
export class TestOrder {
  readonly #reach: (file: string) => readonly string[];
  readonly #noticed = new Map<string, Map<string, number>>();

  constructor(reach: (file: string) => readonly string[]) {
    this.#reach = reach;
  }

  of(file: string): readonly string[] {
    const counts = this.#noticed.get(file);
    const nearest = this.#reach(file).slice(0, MOST_ASKED);
    return nearest.sort((one, other) => (counts?.get(other) ?? 0) - (counts?.get(one) ?? 0));
  }

  /** A test has noticed a change of a file. */
  learn(file: string, test: string): void {
    const counts = this.#noticed.get(file) ?? new Map<string, number>();
    this.#noticed.set(file, counts.set(test, (counts.get(test) ?? 0) + 1));
  }
}
