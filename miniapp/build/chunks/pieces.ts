import { type Piece, REQUEST } from './fileSet.ts';
import { isAskedFor, isTexts, languageOf, readers, START } from './howOften.ts';
import { importsAmong, laterModules, type Modules } from './moduleGraph.ts';
import type { Opening } from './openings.ts';

/** A piece with its modules: all that the same openings need. */
export interface ModulePiece extends Piece {
  readonly modules: readonly string[];
}

/**
 * The modules by the openings that need them; those of the first picture stay out. What every opening loads within its first minute is two pieces: what
 * screens need too, and a file that waits for no other, and none for it.
 */
export function piecesOf(
  ids: readonly string[],
  {
    openings,
    first,
    modules,
  }: { openings: readonly Opening[]; first: ReadonlySet<string>; modules: Modules },
): ModulePiece[] {
  const later = laterModules(ids, modules);
  /** Texts are needed where the module is that declares their table; where that is drawn first, they come with every screen. */
  const isNeeded = (id: string, { name, needed, isScreen }: Opening): boolean => {
    if (isAskedFor(id)) return name === START;
    if (!isTexts(id)) return needed.has(id);
    return later.get(id)?.some((each) => needed.has(each) || (isScreen && first.has(each))) === true;
  };
  const groups = new Map<string, { kind: string; neededBy: Set<number>; modules: string[] }>();
  for (const id of ids) {
    if (first.has(id)) continue;
    const neededBy = openings.flatMap((opening, number) => (isNeeded(id, opening) ? [number] : []));
    const isOfStart = openings.some(({ name, needed }) => name === START && needed.has(id));
    const isOfScreens = openings.some(({ isScreen, needed }) => isScreen && needed.has(id));
    const kind = languageOf(id) ?? (isOfStart && !isOfScreens ? START : 'code');
    const key = isOfStart ? `${kind} ${START}` : `${kind} ${neededBy}`;
    const group = groups.get(key) ?? { kind, neededBy: new Set(), modules: [] };
    group.modules.push(id);
    for (const number of neededBy) group.neededBy.add(number);
    groups.set(key, group);
  }
  return withImports(
    [...groups.values()].map((group) => ({ ...group, neededBy: [...group.neededBy] })),
    modules,
  );
}

function withImports(
  groups: readonly { kind: string; neededBy: number[]; modules: string[] }[],
  modules: Modules,
): ModulePiece[] {
  const numbers = new Map(
    groups.flatMap((group, number) => group.modules.map((id) => [id, number] as const)),
  );
  const files = new Set(numbers.keys());
  return groups.map((group, number) => {
    const imported = group.modules.flatMap((id) => [
      ...importsAmong(files, id, modules),
      ...textsOf(id, modules),
    ]);
    const imports = new Set(imported.flatMap((id) => numbers.get(id) ?? []));
    imports.delete(number);
    const share = (readers[group.kind] ?? 100) / 100;
    return {
      ...group,
      imports: [...imports],
      size: sizeOf(group, modules) * share,
      request: REQUEST * share,
    };
  });
}

/** What a table of texts loads as soon as the file runs that has it: as much as an import. */
const textsOf = (id: string, modules: Modules): readonly string[] =>
  (modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isTexts);

/** Characters of code. */
const sizeOf = ({ modules: ids }: { modules: readonly string[] }, modules: Modules): number =>
  ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0);
