import * as v from 'valibot';
import { readText, writeText } from './storedText.ts';

const schema = v.object({ state: v.record(v.string(), v.unknown()), version: v.optional(v.number(), 0) });

/** The stored content of a key. */
export type Stored = v.InferOutput<typeof schema>;

/** The browser's storage is untrusted: foreign text counts as absent. */
function parse(text: string | null): Stored | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A place in localStorage for the JSON of { state, version }; data of a newer version of the app are left alone. */
export class StoredSlot {
  readonly key: string;
  readonly version: number;
  /** This tab's last read or written text. */
  #seen: string | null = null;

  constructor(key: string, version: number) {
    this.key = key;
    this.version = version;
  }

  /** Data written by another tab or an earlier visit; null when there is nothing new or usable. */
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

  /** Writes over any content. */
  replace(state: object): void {
    const text = JSON.stringify({ state, version: this.version });
    if (writeText(this.key, text)) this.#seen = text;
  }
}
