import type { Reach } from './reachingTests.ts';
import type { Room } from './rooms.ts';

/** So many are asked at most: a change that only a far away test notices counts as one that nobody did. */
const MOST_BESIDE = 16;
/** Those with databases take seconds each. */
const MOST_STORED = 2;

/** In which order the tests of a file are asked: who noticed most of its changes so far comes first, then the nearest. */
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

  /** A test has noticed a change of a file. */
  learn(file: string, test: string): void {
    const counts = this.#noticed.get(file) ?? new Map<string, number>();
    this.#noticed.set(file, counts.set(test, (counts.get(test) ?? 0) + 1));
  }
}
