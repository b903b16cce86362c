import type { Rolldown } from 'vite';

/** The bundler's information about modules. */
export type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A table of texts in one language; error texts load with the first error. */
const texts = /\/texts\/(?!errors\/)(?:.*\/)?(en|ru|zh)\.ts$/u;

/**
 * The targets of links: a path, or its beginning if it ends with a slash (except the root), and the screen it opens
 * (src/app/routes.tsx).
 */
const openings: Readonly<Record<string, string>> = {
  '/': 'portfolio/screens/dashboard/Dashboard.tsx',
  '/pools': 'pools/screens/list/Pools.tsx',
  '/pool/': 'pools/screens/pool/PoolPage.tsx',
  '/swap': 'swap/screens/Swap.tsx',
  '/market/': 'market/screens/market/MarketPage.tsx',
  '/smartholder': 'staking/screens/smartholder/SmartHolder.tsx',
  '/send': 'payments/screens/send/Send.tsx',
  '/transfer': 'payments/screens/send/Send.tsx',
  // The start parameters' name for a requested payment (src/prelude/openedPath.ts).
  '/pay/': 'payments/screens/send/Send.tsx',
  '/req/': 'payments/screens/send/Send.tsx',
  '/welcome': 'info/screens/welcome/Newcomer.tsx',
  '/login': 'signIn/screens/login/Login.tsx',
};

/** The modules that every screen but the first one needs. */
const beside = ['app/routes.tsx', 'app/OtherScreens.tsx', 'app/preloadDeferred.ts'];

type Language = 'en' | 'ru' | 'zh';

/**
 * By the beginning of a path, the numbers of the files that its screen needs in addition to those of the first opening.
 */
type Paths = Readonly<Record<string, readonly number[]>>;

/** Files by number, and the paths in each language. */
export interface OpeningParts extends Record<Language, Paths> {
  readonly files: readonly string[];
}

/**
 * The files that an opening by a link would otherwise load in turns: the table of routes after the first code, the
 * screen after the table, its texts after the screen.
 * @throws Error when the build has no such screen
 */
export function openingParts(bundle: Rolldown.OutputBundle, modules: Modules): OpeningParts {
  const chunks = chunksOf(bundle);
  const first = filesOf(chunks, 'main.tsx');
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const pathsIn = (language: Language): Paths => {
    const paths = Object.entries(openings).map(([path, screen]) => {
      const parts = new Set(
        [...beside, `features/${screen}`].flatMap((module) => [...filesOf(chunks, module)]),
      );
      const texts = [...first, ...parts].flatMap((file) => textsOf(file, language));
      return [path, [...parts, ...new Set(texts)].filter((file) => !first.has(file)).map(numberOf)] as const;
    });
    const home = [...first].flatMap((file) => textsOf(file, language));
    return Object.fromEntries([...paths, ['/wallet', [...new Set(home)].map(numberOf)]]);
  };
  return { en: pathsIn('en'), ru: pathsIn('ru'), zh: pathsIn('zh'), files };

  /** The text files in a language that a file loads as soon as it runs. */
  function textsOf(file: string, language: Language): string[] {
    const loaded = (chunks.get(file)?.moduleIds ?? [])
      .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => texts.exec(id)?.[1] === language);
    return [...chunks.values()]
      .filter(({ moduleIds }) => moduleIds.some((id) => loaded.includes(id)))
      .map(({ fileName }) => fileName);
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));

/** The files of the parts for wide windows (src/app/layout/wideParts.ts), without the first ones. */
export function wideFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksOf(bundle);
  const first = filesOf(chunks, 'main.tsx');
  return [...filesOf(chunks, 'app/layout/wide.ts')].filter((file) => !first.has(file));
}

/** The file of a module, all its imports, and their style sheets. */
function filesOf(chunks: Chunks, module: string): Set<string> {
  const [start] = [...chunks.values()].filter((each) =>
    each.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
  );
  if (start === undefined) throw new Error(`no file has ${module}`);
  const found = new Set([start.fileName]);
  // Iterating over a set also visits entries added during the iteration.
  for (const file of found) {
    const chunk = chunks.get(file);
    for (const each of [...(chunk?.viteMetadata?.importedCss ?? []), ...(chunk?.imports ?? [])])
      found.add(each);
  }
  return found;
}
