import type { Rolldown } from 'vite';

/** What is drawn first: the shell and the screen that a first opening shows. */
const shell = /\/src\/(?:main|features\/portfolio\/screens\/wallet\/Wallet)\.tsx$/u;
/** One style sheet is one request where those of a screen's files would be three to nine. What is printed stays with its screen. */
const styleModule = /(?<!\/Paper)\.module\.css$/u;
/** Another language comes with one request too: these tables are drawn first. */
const firstTexts = /\/(?:app\/texts|i18n\/texts\/interface|portfolio\/texts\/wallet)\/(ru|zh)\.ts$/u;
/** All tables of a feature in one language. */
const texts = /\/(\w+)\/texts\/(?:.*\/)?(en|ru|zh)\.ts$/u;
/** What every opening loads in its first minute and few screens use: as files of their own they were ten requests more. */
const firstMinute =
  /\/(?:persistedCache|saveSnapshot|followPrices|ScamChip|ScamSymbols|ListTools|readScamLists|registerServiceWorker)\.tsx?$/u;
/** All of the operations: what each is, packs and tells. Reviews, histories and the signer's page need them together. */
const operations = /\/shared\/src\/protocol\/(?:operations\/|operations\.ts|signed\.ts)/u;
/** The page itself, and the kit's style sheet, which is a file of its own (ui/display/Kit.tsx). */
const apart = /\/(?:index\.html|telegram-ui\/dist\/styles\.css)$/u;

const isCode = (id: string): boolean => !texts.test(id) && !apart.test(id);

/** Modules that this many later parts use share one file, those that fewer use another; the bundler groups the rest. */
const [MOST_PARTS, SEVERAL_PARTS] = [30, 9] as const;

/**
 * Which modules share a file, the first row that fits; each comes with all that it imports and that no row before has. What a module imports is
 * used by no fewer parts than the module, so files import each other in one direction only.
 */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'shell', test: shell },
  { name: 'looks', test: styleModule },
  { name: (id) => namedBy('texts', firstTexts.exec(id)) },
  { name: (id) => namedBy('texts', texts.exec(id)) },
  { name: 'operations', test: operations },
  { name: 'common', test: isCode, minShareCount: MOST_PARTS },
  { name: 'shared', test: isCode, minShareCount: SEVERAL_PARTS },
  { name: 'start', test: firstMinute },
];

const namedBy = (kind: string, found: RegExpExecArray | null): string | null =>
  found === null ? null : [kind, ...found.slice(1)].join('-');
