import type { JsonValue } from '../../json.ts';

/** Swaps words wherever they are a whole text, in both directions. */
export class SwappedWords {
  readonly #others: ReadonlyMap<string, string>;

  constructor(pairs: readonly (readonly [string, string])[]) {
    this.#others = new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
  }

  of(word: string): string {
    return this.#others.get(word) ?? word;
  }

  /** Every text of an answer. */
  inAnswer(value: JsonValue): JsonValue {
    if (typeof value === 'string') return this.of(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => this.inAnswer(item));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.inAnswer(item)]));
  }

  /** The arguments of a call: texts and lists of texts. Transactions and operations stay unchanged. */
  inArguments(args: readonly unknown[]): unknown[] {
    const swapped = (argument: unknown): unknown =>
      typeof argument === 'string' ? this.of(argument) : argument;
    return args.map((argument) => (Array.isArray(argument) ? argument.map(swapped) : swapped(argument)));
  }
}
