import * as v from 'valibot';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { onForget, type StoredGroup } from './stored/forget.ts';
import { type Stored, StoredSlot } from './stored/storedSlot.ts';

type Fields = v.ObjectEntries;
type Kept<F extends Fields> = { readonly [Name in keyof F]: v.InferOutput<F[Name]> };
type Change<State> = (change: Partial<State> | ((before: State) => Partial<State>)) => void;

interface StoreOptions<F extends Fields, Rest> {
  /** Its key in localStorage. */
  key: string;
  /** It is forgotten together with this group. */
  group: StoredGroup;
  version: number;
  /** A schema for each stored field. An invalid value is replaced by its default; the other fields stay. */
  fields: F;
  defaults: Kept<F>;
  /** Turns an earlier version's data into fields of this one. */
  migrate?: (stored: Stored) => Record<string, unknown>;
  /** The fields that a forget resets; all by default. */
  forgets?: readonly (keyof F)[];
  /** Actions, and unstored fields. `change` starts from another tab's write; `set` does not. */
  rest: (change: Change<Kept<F> & Rest>, set: Change<Kept<F> & Rest>) => Rest;
  /** Changes of the rest when another tab or a forget changes stored fields. */
  follow?: (before: Kept<F> & Rest, kept: Kept<F>) => Partial<Rest>;
}

export type PersistedStore<State> = UseBoundStore<StoreApi<State>> & {
  /** Its storage. */
  options: Pick<StoreOptions<Fields, object>, 'key' | 'group' | 'version'> & {
    fields: Fields;
    defaults: object;
    migrate?: (stored: Stored) => Record<string, unknown>;
  };
  /** Changes the state, starting from another tab's write. */
  change: Change<State>;
  /** Reads the storage, unless this tab read or wrote it last. */
  readAgain(): void;
};

/** The stored fields: an invalid value is replaced by its default, field by field. */
function keptIn<F extends Fields>(
  stored: Stored,
  {
    fields,
    defaults,
    version,
    migrate,
  }: Pick<StoreOptions<F, object>, 'fields' | 'defaults' | 'version' | 'migrate'>,
): Kept<F> {
  const state = stored.version < version && migrate ? migrate(stored) : stored.state;
  const entries = Object.entries(fields).map(([name, schema]) => {
    const parsed = v.safeParse(schema as v.GenericSchema, state[name]);
    return [name, parsed.success ? parsed.output : defaults[name]];
  });
  return Object.fromEntries(entries) as Kept<F>;
}

/**
 * A store with fields in localStorage: validated on reading, and in step with the other tabs. Data of a newer version
 * of the app are neither read nor overwritten.
 */
export function persistedStore<F extends Fields, Rest extends object = object>(
  options: StoreOptions<F, Rest>,
): PersistedStore<Kept<F> & Rest> {
  type State = Kept<F> & Rest;
  const { defaults, follow } = options;
  const slot = new StoredSlot(options.key, options.version);
  const names: readonly (keyof F)[] = Object.keys(options.fields);
  const pick = (state: Kept<F>, wanted = names) =>
    Object.fromEntries(wanted.map((name) => [name, state[name]])) as Kept<F>;

  const first = slot.readNew();
  const kept = first === null ? defaults : keptIn(first, options);
  const set: Change<State> = (next) => store.setState(next);
  const change: Change<State> = (next) => {
    readAgain();
    set(next);
  };
  const store = create<State>(() => Object.assign({}, kept, options.rest(change, set)));

  let isReading = false;
  const adopt = (next: Kept<F>) => {
    isReading = true;
    set((before) => ({ ...before, ...next, ...follow?.(before, next) }));
    isReading = false;
  };
  function readAgain(): void {
    const stored = slot.readNew();
    if (stored !== null) adopt(keptIn(stored, options));
  }
  store.subscribe((state, before) => {
    if (!isReading && names.some((name) => !Object.is(state[name], before[name]))) slot.write(pick(state));
  });
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === options.key) readAgain();
  });
  onForget(options.group, () => {
    const forgotten = options.forgets ?? names;
    if (forgotten.length === 0) return;
    readAgain();
    adopt({ ...pick(store.getState()), ...pick(defaults, forgotten) });
    slot.replace(pick(store.getState()));
  });
  return Object.assign(store, { options, change, readAgain });
}
