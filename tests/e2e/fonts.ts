import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'woff2-encoder/decompress';

const require = createRequire(import.meta.url);

const cacheRoot = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'fonts');
const chinese = {
  from: join(dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json')), 'files'),
  to: join(cacheRoot, 'sc'),
};
const robotoMono = dirname(require.resolve('@expo-google-fonts/roboto-mono/package.json'));

/** How wide the letters of a machine's font are: the narrowest, the most common and the widest that phones and desktops have. */
export const fontWidths = ['narrow', 'common', 'wide'] as const;
export type FontWidth = (typeof fontWidths)[number];

const packaged = {
  narrow: ['Roboto Condensed', dirname(require.resolve('@expo-google-fonts/roboto-condensed/package.json'))],
  wide: ['DejaVu Sans', join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf')],
} as const;

/**
 * A family that is not there (the app's first is Roboto) is drawn with this one: without the rule fontconfig would take whichever font is
 * nearest in weight.
 */
const rules = (family: string) => `
<alias binding="same"><family>monospace</family><prefer><family>Roboto Mono</family></prefer></alias>
<alias binding="same"><family>ui-monospace</family><prefer><family>Roboto Mono</family></prefer></alias>
<match target="pattern"><edit name="family" mode="append_last"><string>${family}</string></edit></match>`;

/**
 * The path of a fontconfig file that knows the fonts of packages and none of the machine's: what a text measures, and so what a test
 * finds cut, is the same on a bare server and on a desktop. `openSans` is the folder of the common font, which like the others has every
 * Latin and Cyrillic character in one file. The fonts are made ready first; the file is written last.
 */
export async function fontConfiguration(openSans: string, width: FontWidth): Promise<string> {
  const [family, folder] = width === 'common' ? (['Open Sans', openSans] as const) : packaged[width];
  const file = join(cacheRoot, `${width}.conf`);
  const text = configuration([folder, robotoMono, chinese.to], family);
  if ((await readFile(file, 'utf8').catch(nothing)) === text) return file;
  await unpackChinese();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
  return file;
}

/** The file of an earlier run: missing on the first one. */
function nothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Chromium accepts no compressed web font as a system font, and the package has no others. */
async function unpackChinese(): Promise<void> {
  await mkdir(chinese.to, { recursive: true });
  const files = (await readdir(chinese.from)).filter((name) => name.endsWith('-wght-normal.woff2'));
  for (const name of files)
    await writeFile(
      join(chinese.to, name.replace('.woff2', '.ttf')),
      await decompress(await readFile(join(chinese.from, name))),
    );
}

function configuration(folders: readonly string[], family: string): string {
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<!-- Chinese: ${chinese.from} -->`,
    ...folders.map((folder) => `<dir>${folder}</dir>`),
    `<cachedir>${join(cacheRoot, 'cache')}</cachedir>${rules(family)}</fontconfig>`,
  ].join('\n');
}
