import type { Rolldown } from 'vite';

/** The modules of the first picture: the shell and the screen of a first opening. */
const shell = /\/src\/(?:main|features\/portfolio\/screens\/wallet\/Wallet)\.tsx$/u;
/**
 * One style sheet needs one request; separate sheets per screen file would need three to nine. Print styles stay with
 * their screens.
 */
const styleModule = /(?<!\/Paper)\.module\.css$/u;
/** Loads another language with a single request: these tables appear in the first picture. */
const firstTexts = /\/(?:app\/texts|i18n\/texts\/interface|portfolio\/texts\/wallet)\/(ru|zh)\.ts$/u;
/** All tables of a feature in one language. */
const texts = /\/(\w+)\/texts\/(?:.*\/)?(en|ru|zh)\.ts$/u;
/**
 * The modules that every opening loads in its first minute, and few screens use: as separate files they needed ten more
 * requests.
 */
const firstMinute =
  /\/(?:persistedCache|saveSnapshot|followPrices|ScamChip|ScamSymbols|ListTools|readScamLists|registerServiceWorker)\.tsx?$/u;
/** The page itself, and the kit's style sheet, which is a separate file (ui/display/Kit.tsx). */
const apart = /\/(?:index\.html|telegram-ui\/dist\/styles\.css)$/u;

const isCode = (id: string): boolean => !texts.test(id) && !apart.test(id);

/** Modules that this many later parts use share one file; the bundler groups the rest. */
const MANY_PARTS = 12;

/**
 * The modules that share a file: the first matching row counts; each module brings its imports that no earlier row
 * contains. At least as many parts use an import as use its importer, so files import each other in one direction only.
 */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'shell', test: shell },
  { name: 'looks', test: styleModule },
  { name: (id) => namedBy('texts', firstTexts.exec(id)) },
  { name: (id) => namedBy('texts', texts.exec(id)) },
  { name: 'common', test: isCode, minShareCount: MANY_PARTS },
  { name: 'start', test: firstMinute },
];

const namedBy = (kind: string, found: RegExpExecArray | null): string | null =>
  found === null ? null : [kind, ...found.slice(1)].join('-');
