import * as v from 'valibot';
import type { PersistedStore } from '../../../../../platform/persistedStore.ts';
import type { BackupPart } from '../../../../../signer/protocol/backups.ts';
import { type ListRule, mergeLists } from './mergeLists.ts';

/**
 * Lists and records merge by a rule; for other fields the user's choice here stays, and only default values are
 * replaced.
 */
type RuleOf<Value> = [Value] extends [readonly (infer Entry)[]]
  ? ListRule<Entry>
  : [Value] extends [Readonly<Record<string, infer Entry>>]
    ? ListRule<readonly [string, Entry]>
    : 'choice';
type Rules<State> = { readonly [Name in keyof State]?: RuleOf<State[Name]> };
type AnyRule = ListRule<unknown> | 'choice';
type Values = Readonly<Record<string, unknown>>;

/** The effect of a backup on this device. */
export interface Outcome {
  readonly added: number;
  /** Names with different meanings here and in the backup. */
  readonly contradicted: readonly string[];
}

/** One missing entry or choice. */
export interface Single {
  readonly field: string;
  /** In the store's schema. */
  readonly value: unknown;
  restore(): void;
}

/** A backup's part that fits its store. */
export interface ReadPart {
  /** The number of its entries or choices. */
  readonly count: number;
  /** Computed at each display: the device's own data may have changed. */
  preview(): Outcome;
  /** Adds entries missing here. */
  restore(): void;
  /** Missing entries, one by one. */
  singles(): readonly Single[];
}

/** Fields of a store in a backup. */
export interface StorePart {
  readonly name: string;
  collect(): BackupPart;
  /** Null for a newer app version's data. */
  read(part: BackupPart): ReadPart | null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const entriesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : Object.entries(value as object);

/** The merged value of one field, and its effect. */
function mergeField(
  rule: AnyRule,
  here: unknown,
  there: unknown,
  first: unknown,
): Outcome & { value: unknown } {
  if (rule === 'choice') {
    const isSet = isSame(here, first) && !isSame(there, first);
    return { value: isSet ? there : here, added: isSet ? 1 : 0, contradicted: [] };
  }
  const { list, ...outcome } = mergeLists(entriesOf(here), entriesOf(there), rule);
  return { value: Array.isArray(here) ? list : Object.fromEntries(list as [string, unknown][]), ...outcome };
}

/** The named fields of a store as a part of a backup; the store's own schemas validate them on return. */
export function storePart<State extends object>(
  name: string,
  store: PersistedStore<State>,
  rules: Rules<State>,
): StorePart {
  const { options } = store;
  const named = Object.entries(rules) as [string, AnyRule][];
  const first = options.defaults as Values;
  const here = () => store.getState() as Values;

  /** The valid fields; an invalid one is dropped and the others stay. */
  function fitting({ version, state }: BackupPart): Values {
    const found =
      version < options.version && options.migrate
        ? options.migrate({ version, state: { ...state } })
        : state;
    return Object.fromEntries(
      named.flatMap(([field]) => {
        const parsed = v.safeParse(options.fields[field] as v.GenericSchema, found[field]);
        return parsed.success ? [[field, parsed.output]] : [];
      }),
    );
  }

  function merge(there: Values) {
    const fields = named
      .filter(([field]) => field in there)
      .map(([field, rule]) => [field, mergeField(rule, here()[field], there[field], first[field])] as const);
    const outcomes = fields.map(([, outcome]) => outcome);
    return {
      state: Object.fromEntries(fields.map(([field, { value }]) => [field, value])),
      added: outcomes.reduce((sum, { added }) => sum + added, 0),
      contradicted: outcomes.flatMap(({ contradicted }) => contradicted),
    };
  }

  const count = (there: Values) =>
    named.reduce((sum, [field, rule]) => {
      if (!(field in there)) return sum;
      if (rule === 'choice') return sum + (isSame(there[field], first[field]) ? 0 : 1);
      return sum + entriesOf(there[field]).filter(rule.isCounted ?? (() => true)).length;
    }, 0);

  const singles = (there: Values): Single[] =>
    named.flatMap(([field, rule]) => {
      if (!(field in there)) return [];
      const found = there[field];
      if (rule === 'choice') return singleOf(field, found, found);
      // Without duplicates, like mergeLists.
      const once = new Map(entriesOf(found).map((entry) => [rule.keyOf(entry), entry]));
      return [...once.values()].flatMap((entry) => singleOf(field, entry, [entry]));
    });

  function singleOf(field: string, value: unknown, alone: unknown): Single[] {
    const outcome = () => merge({ [field]: alone });
    if (outcome().added === 0) return [];
    return [{ field, value, restore: () => store.change(() => outcome().state as Partial<State>) }];
  }

  return {
    name,
    collect() {
      store.readAgain();
      const state = here();
      return {
        version: options.version,
        state: Object.fromEntries(named.map(([field]) => [field, state[field]])),
      };
    },
    read(part) {
      if (part.version > options.version) return null;
      const there = fitting(part);
      return {
        count: count(there),
        preview: () => merge(there),
        restore: () => store.change(() => merge(there).state as Partial<State>),
        singles: () => singles(there),
      };
    },
  };
}
