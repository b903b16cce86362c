import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** What is drawn first: the shell and the screen that a first opening shows. */
const roots = ['../src/main.tsx', '../src/features/portfolio/screens/wallet/Wallet.tsx'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** What the query library's index names besides the parts that a first opening uses. */
const usedLater = /\/(?:useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver|hydration)\.js$/u;

/** Another language comes with one request too: these tables are drawn first. */
const firstTexts = /\/(?:app\/texts|i18n\/texts\/interface|portfolio\/texts\/wallet)\/(ru|zh)\.ts$/u;

export type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Puts everything that a first opening needs into one chunk, instead of thirty small ones that compress worse and
 * load in steps. What only a lazily loaded part uses stays with that part.
 */
export function firstOpening(): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    needed ??= reachable(modules, roots);
    if (needed.has(id)) return 'shell';
    const language = firstTexts.exec(id)?.[1];
    return language === undefined ? null : `texts-${language}`;
  };
}

/** All that files import before they run, themselves included. */
export function reachable(modules: Modules, files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  // A set gives what is added to it while it is walked.
  for (const id of found)
    for (const each of modules.getModuleInfo(id)?.importedIds ?? [])
      if (!usedLater.test(each)) found.add(each);
  return found;
}
