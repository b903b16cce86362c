import type { Reach } from './reachingTests.ts';
import type { Room } from './rooms.ts';

/** The maximum number of tests per change: one noticed only by a distant test counts as unnoticed. */
const MOST_BESIDE = 16;
/** Those with databases take seconds each. */
const MOST_STORED = 2;

/** The order of tests for a file: those that noticed most of its changes so far come first, then the nearest. */
export class TestOrder {
  readonly #reach: (file: string) => Reach;
  readonly #noticed = new Map<string, Map<string, number>>();

  constructor(reach: (file: string) => Reach) {
    this.#reach = reach;
  }

  of(file: string, { isStored = false }: Pick<Room, 'isStored'>): readonly string[] {
    const counts = this.#noticed.get(file);
    const { beside, stored } = this.#reach(file);
    const nearest = [...beside.slice(0, MOST_BESIDE), ...stored.slice(0, isStored ? MOST_STORED : 0)];
    return nearest.sort((one, other) => (counts?.get(other) ?? 0) - (counts?.get(one) ?? 0));
  }

  /** Records that a test has noticed a change of a file. */
  learn(file: string, test: string): void {
    const counts = this.#noticed.get(file) ?? new Map<string, number>();
    this.#noticed.set(file, counts.set(test, (counts.get(test) ?? 0) + 1));
  }
}
