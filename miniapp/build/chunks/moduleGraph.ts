import type { Rolldown } from 'vite';

/** What the bundler tells of modules. */
export type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** What the query library's index names besides the parts that a first opening uses. */
const usedLater = /\/(?:useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver|hydration)\.js$/u;

/** All that files import before they run, themselves included. */
export function reachable(modules: Modules, files: Iterable<string>): Set<string> {
  const found = new Set(files);
  // A set gives what is added to it while it is walked.
  for (const id of found)
    for (const each of modules.getModuleInfo(id)?.importedIds ?? [])
      if (!usedLater.test(each)) found.add(each);
  return found;
}

/** What of `files` a module imports, also through modules of which nothing is left in the build. */
export function importsAmong(files: ReadonlySet<string>, id: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const passed = new Set([id]);
  for (const each of passed)
    for (const next of modules.getModuleInfo(each)?.importedIds ?? [])
      (files.has(next) ? found : passed).add(next);
  return found;
}

/** What is loaded later, module by module, with those that load it. */
export function laterModules(ids: Iterable<string>, modules: Modules): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const id of ids)
    for (const each of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      found.set(each, [...(found.get(each) ?? []), id]);
  return found;
}
