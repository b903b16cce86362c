import type { Rolldown } from 'vite';

/** What is drawn first: the shell and the screen that a first opening shows, with all that they import. */
const shell = /\/src\/(?:main|features\/portfolio\/screens\/wallet\/Wallet)\.tsx$/u;
/** What every screen but the wallet comes with. */
const screens = /\/src\/app\/(?:routes|OtherScreens|bringLaterParts)\.tsx?$/u;
/** One style sheet is one request where those of a screen's files would be three to nine. What is printed stays with its screen. */
const styleModule = /(?<!\/Paper)\.module\.css$/u;
/** Another language comes with one request too: these tables are drawn first. */
const firstTexts = /\/(?:app\/texts|i18n\/texts\/interface|portfolio\/texts\/wallet)\/(ru|zh)\.ts$/u;
/** The page itself, and the kit's style sheet, which is a file of its own (ui/display/Kit.tsx). */
const apart = /\/(?:index\.html|telegram-ui\/dist\/styles\.css)$/u;

/** Characters of code under which what the same screens use joins what its neighbours use: some 8 KB gzip. */
const SMALL = 30_000;

/**
 * Which modules share a file, by hand where it matters to an opening; the bundler puts together what the same screens use. A group comes with
 * all that it imports.
 */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'shell', test: shell, priority: 3 },
  { name: 'looks', test: styleModule, priority: 2 },
  {
    name: (id) => {
      const [, language] = firstTexts.exec(id) ?? [];
      return language === undefined ? null : `texts-${language}`;
    },
    priority: 2,
  },
  { name: 'screens', test: screens, priority: 1 },
  {
    name: 'part',
    test: (id) => !apart.test(id),
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
];
