import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..', '..', 'miniapp', 'src');
const files = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((file) => !/\.(?:test|fixture)\./u.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(sources, file), 'utf8') }));

/** Files outside platform/i18n that write a number or a date by themselves, each with its reason. */
const ownFormats: Readonly<Record<string, string>> = {
  'app/layout/Footer.tsx': 'the year of the copyright',
  'features/staking/model/payoutsCsv.ts': 'a file for programs',
  'features/gateways/ui/evidenceText.ts': 'evidence for somebody elsewhere, in UTC',
  'features/info/screens/support/diagnostic.ts': 'a report for support, in UTC',
};
const format =
  /\.toLocale(?:String|DateString|TimeString)\(|\bIntl\.|\.toFixed\(|\.toPrecision\(|\.to(?:ISO|UTC|Date|Time)String\(|\.get(?:UTC)?(?:Hours|Minutes|Seconds|FullYear|Date)\(/u;

describe('numbers and dates', () => {
  it('are written by the rules of platform/i18n alone (spec §9)', () => {
    const found = files
      .filter(({ file, text }) => !file.startsWith('platform/i18n/') && format.test(text))
      .map(({ file }) => file);
    expect(found.sort()).toEqual(Object.keys(ownFormats).sort());
  });
});

describe('a part of the app that is loaded later', () => {
  it('is loaded by the one loader, which gives it up after 120 s (spec §8)', () => {
    const ownLoaders = files.filter(({ text }) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/u.test(text));
    expect(ownLoaders.map(({ file }) => file)).toEqual(['platform/parts/loadPart.ts']);
    const loader =
      /(?:lazyPart|loadPart|lazyScreen|firstScreen|lazyModal|withTexts)\(\s*(?:async )?\(\) =>\s*\(?(?:await )?$/u;
    const loose = files.flatMap(({ file, text }) =>
      [...text.matchAll(/import\('(?!\.\/routes)[^']+\.tsx'\)|import\('\.\/drawChart\.ts'\)/gu)]
        .filter(({ index }) => !loader.test(text.slice(0, index)))
        .map(([line]) => `${file}: ${line}`),
    );
    expect(loose).toEqual([]);
  });
});

describe('a copy', () => {
  it('is followed by the word Copied, wherever it is made (spec §8)', () => {
    // sharing.ts tells its caller, useShare.ts, which says it.
    const silent = files
      .filter(
        ({ file }) => !file.startsWith('platform/messenger/') && file !== 'features/info/model/sharing.ts',
      )
      .filter(({ text }) => text.includes('writeClipboard(') && !text.includes('showCopied'));
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});
