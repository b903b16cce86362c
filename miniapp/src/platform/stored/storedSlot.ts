import * as v from 'valibot';
import { readText, writeText } from './storedText.ts';

const schema = v.object({ state: v.record(v.string(), v.unknown()), version: v.optional(v.number(), 0) });

/** What lies under a key, as it was written. */
export type Stored = v.InferOutput<typeof schema>;

/** What lies in the browser's storage is input: text that is not ours counts as absent. */
function parse(text: string | null): Stored | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A place in localStorage for the JSON of { state, version }; what a newer version of the app has put there is left alone. */
export class StoredSlot {
  readonly key: string;
  readonly version: number;
  /** The text that this tab read or wrote last. */
  #seen: string | null = null;

  constructor(key: string, version: number) {
    this.key = key;
    this.version = version;
  }

  /** What another tab or an earlier visit has written; null where nothing is new or of use. */
  readNew(): Stored | null {
    const text = readText(this.key);
    if (text === null || text === this.#seen) return null;
    const stored = parse(text);
    if (stored === null || stored.version > this.version) return null;
    this.#seen = text;
    return stored;
  }

  write(state: object): void {
    const present = readText(this.key);
    const isNewer = present !== this.#seen && (parse(present)?.version ?? 0) > this.version;
    if (!isNewer) this.replace(state);
  }

  /** Writes whatever lies there. */
  replace(state: object): void {
    const text = JSON.stringify({ state, version: this.version });
    if (writeText(this.key, text)) this.#seen = text;
  }
}
