import { START } from './howOften.ts';
import { joinFiles } from './joinFiles.ts';
import { type Modules, reachable } from './moduleGraph.ts';
import { movePieces } from './movePieces.ts';
import { openingsOf } from './openings.ts';
import { type ModulePiece, piecesOf } from './pieces.ts';

/** Files that are left beside those of the first picture, workers and what is bundled apart: with them some seventy-five. */
const MOST_FILES = 60;

/** What is drawn first: the shell and the screen that a first opening shows. */
const shell = /\/src\/(?:main|features\/portfolio\/screens\/wallet\/Wallet)\.tsx$/u;
/** Comes behind the first picture, and only inside the messenger. */
const bridge = /\/platform\/messenger\/bridge\.ts$/u;
/**
 * Small each: one style sheet is one request where those of a screen's files would be three to nine, each with its headers. What is printed stays
 * with its screen.
 */
const styleModule = /(?<!\/Paper)\.module\.css$/u;
/** Another language comes with one request too: these tables are drawn first. */
const firstTexts = /\/(?:app\/texts|i18n\/texts\/interface|portfolio\/texts\/wallet)\/(ru|zh)\.ts$/u;
/** The page itself, and the kit's style sheet, which is a file of its own (ui/display/Kit.tsx). */
const apart = /\/(?:index\.html|telegram-ui\/dist\/styles\.css)$/u;

/** A group for the bundler: every module of the build gets the name of its file. */
export interface FileGroup {
  test(id: string): boolean;
  name(id: string, modules: Modules): string | null;
}

/**
 * Puts what a first opening needs into one file and all else into few, joined by which openings need them (joinFiles.ts): as five hundred, one
 * for each set of openings, they came in turns, six at a time.
 */
export function fileGroup(): FileGroup {
  const ids = new Set<string>();
  let names: ReadonlyMap<string, string> | undefined;
  return {
    // Asked of each module before the first name is.
    test(id) {
      if (apart.test(id)) return false;
      ids.add(id);
      return true;
    },
    name(id, modules) {
      names ??= fileNames([...ids].sort(), modules);
      return names.get(id) ?? null;
    },
  };
}

/** The name of each module's file. */
export function fileNames(ids: readonly string[], modules: Modules): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const give = (name: string, members: Iterable<string>) => {
    for (const id of members) if (!names.has(id)) names.set(id, name);
  };
  give(
    'shell',
    reachable(
      modules,
      ids.filter((id) => shell.test(id)),
    ),
  );
  give(
    'bridge',
    reachable(
      modules,
      ids.filter((id) => bridge.test(id)),
    ),
  );
  give(
    'looks',
    ids.filter((id) => styleModule.test(id)),
  );
  for (const id of ids) if (firstTexts.test(id)) give(`texts-${firstTexts.exec(id)?.[1]}`, [id]);
  const first = new Set(names.keys());
  const openings = openingsOf(ids, first, modules);
  const pieces = piecesOf(ids, { openings, first, modules });
  const weights = openings.map(({ weight }) => weight);
  for (const file of movePieces(joinFiles(pieces, weights, MOST_FILES), pieces, weights)) {
    const members = file.flatMap((number) => pieces[number] as ModulePiece);
    give(
      nameOf(members, modules, new Set(names.values())),
      members.flatMap((piece) => piece.modules),
    );
  }
  return names;
}

const sizeIn = (modules: Modules) => (id: string) => modules.getModuleInfo(id)?.code?.length ?? 0;

/** By language, or by the largest module in it. */
function nameOf(members: readonly ModulePiece[], modules: Modules, taken: ReadonlySet<string>): string {
  const size = sizeIn(modules);
  const [largest = ''] = members.flatMap((each) => each.modules).sort((a, b) => size(b) - size(a));
  const [{ kind } = { kind: 'code' }] = members;
  const name = { code: baseName(largest), [START]: START }[kind] ?? `later-${kind}`;
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
  return free;
}

function baseName(id: string): string {
  const [, name] =
    /node_modules\/(?:@[\w-]+\/)?([\w-]+)\/(?!.*node_modules)/u.exec(id) ??
    /([\w-]+)\.[\w.]+$/u.exec(id) ??
    [];
  return name ?? 'part';
}
