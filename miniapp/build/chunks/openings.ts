import { firstMinute, isTexts, isWithEveryScreen, START, weightOf } from './howOften.ts';
import { laterModules, type Modules, reachable } from './moduleGraph.ts';

/** Something that the user or the start opens after the first picture. */
export interface Opening {
  /** The module that is loaded, or START. */
  readonly name: string;
  /** How often, beside the others. */
  readonly weight: number;
  /** The modules that have to be there for it, those of the first picture left out. */
  readonly needed: ReadonlySet<string>;
  /** Whether it is a screen, or a part of one. */
  readonly isScreen: boolean;
}

/** Rounds after which what is there before a part of a part of a screen is known. */
const ROUNDS = 4;

/** Every part that is loaded later, with what is there before it: the screen that shows it, and what every screen has. */
export function openingsOf(ids: readonly string[], first: ReadonlySet<string>, modules: Modules): Opening[] {
  const later = laterModules(ids, modules);
  const entries = [...later.keys()].filter((id) => !isTexts(id) && !first.has(id)).sort();
  const closure = (files: readonly string[]) => without(reachable(modules, files), first);
  const everyScreens = closure(ids.filter(isWithEveryScreen));
  const needed = new Map(entries.map((id) => [id, closure([id])]));
  for (const [id, set] of needed)
    if (later.get(id)?.some(isWithEveryScreen)) for (const each of everyScreens) set.add(each);
  for (let round = 0; round < ROUNDS; round++) {
    const sure = surelyBeside(needed.values());
    for (const [id, set] of needed) {
      const before = (later.get(id) ?? []).map((each) => sure.get(each) ?? new Set<string>());
      for (const each of common(before)) set.add(each);
    }
  }
  needed.set(START, closure(ids.filter((id) => firstMinute.test(id))));
  return [...needed].map(([id, set]) => ({
    name: id,
    weight: weightOf(id),
    needed: set,
    isScreen: [...set].some(isWithEveryScreen),
  }));
}

/** Per module what is there whenever it is. */
function surelyBeside(openings: Iterable<ReadonlySet<string>>): Map<string, ReadonlySet<string>> {
  const sure = new Map<string, ReadonlySet<string>>();
  for (const needed of openings)
    for (const id of needed) sure.set(id, common([sure.get(id) ?? needed, needed]));
  return sure;
}

function common([one = new Set<string>(), ...others]: readonly ReadonlySet<string>[]): Set<string> {
  return new Set([...one].filter((each) => others.every((set) => set.has(each))));
}

function without(set: Set<string>, others: ReadonlySet<string>): Set<string> {
  for (const each of others) set.delete(each);
  return set;
}
