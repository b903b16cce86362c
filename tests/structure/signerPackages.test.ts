import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { signerFiles } from './bundleSizes.ts';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'miniapp', 'dist');

/** All foreign code that may run next to the secrets. Each addition is a decision. */
const allowed = [
  '@noble/ciphers',
  '@noble/curves',
  '@noble/hashes',
  '@scure/base',
  'crypto-js@4.2.0',
  'idb',
  // Unpacks wallet files of older wallets, and loads when one is opened.
  'lzma1',
  'valibot',
];

/** The chain's own library, its curve and its ciphers: unmaintained, or unnecessary, next to the keys. */
const unwanted = ['btsdex-serializer', 'btsdex-ecc', 'ecurve', 'bigi', 'bytebuffer', 'crypto-js@3.3.0'];

/** The package of a file below node_modules, with its version if two are installed. */
function packageOf(file: string): string | undefined {
  const [, version = '', name = ''] =
    /\/\.pnpm\/[^/]*?@(\d[^/_(]*)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(file) ?? [];
  if (name === '') return undefined;
  return name === 'crypto-js' ? `${name}@${version}` : name;
}

/** The packages that the build puts into the worker. */
async function packagesInWorker(): Promise<string[]> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    root: join(root, 'miniapp'),
    build: { write: false, rolldownOptions: { input: join(root, 'miniapp/src/signer/worker/worker.ts') } },
  })) as Rolldown.RolldownOutput;
  const files = output.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  expect(files.length).toBeGreaterThan(50);
  return [...new Set(files.flatMap((file) => packageOf(file) ?? []))].sort();
}

const require = createRequire(join(root, 'shared/package.json'));
const requireOfEcc = createRequire(require.resolve('btsdex-ecc'));

function folderOf(name: string): string {
  const [bare = name] = name.split('@', 1);
  for (const from of [require, requireOfEcc, createRequire(require.resolve('btsdex-serializer'))])
    try {
      return dirname(from.resolve(`${bare}/package.json`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  throw new TypeError(`${name} is not installed`);
}

/** Texts in a package's code: a minifier preserves them. */
function sentencesOf(name: string): string[] {
  const folder = folderOf(name);
  const files = globSync('{lib/**/*.js,dist/*-node.js,*.js}', { cwd: folder });
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return [...texts.matchAll(/(["'])([A-Za-z][\w ,.()-]{9,})\1/gu)]
    .map(([, , sentence = '']) => sentence)
    .filter((sentence) => sentence.includes(' ') && sentence !== 'use strict');
}

/** The worker's own text, then those of its lazy files. */
function builtTexts(): string[] {
  const seen = new Map<string, string>();
  const read = (file: string) => {
    if (seen.has(file)) return;
    const text = readFileSync(join(dist, file), 'utf8');
    seen.set(file, text);
    for (const [, next] of text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/gu)) read(`assets/${next}`);
  };
  for (const file of signerFiles()) read(file);
  return [...seen.values()];
}

/** AES and the encoding of texts, for the legacy store; the reader of older wallets' files. */
const LATER_PARTS = 3;

describe("the signer's worker", () => {
  it('consists of our own code and of packages on the list, no others', async () => {
    expect(await packagesInWorker()).toEqual(allowed);
  });

  const built = builtTexts();

  it('is built, and loads later only the readers of the legacy store and older wallets’ files', () => {
    expect(signerFiles()).toHaveLength(1);
    expect(built.length).toBeGreaterThan(1);
    expect(built[0]?.match(/\bimport\(/gu)).toHaveLength(LATER_PARTS);
    expect(built[0]).not.toMatch(/\bfrom\s*["'`]\.\//u);
  });

  it.each(unwanted.filter((name) => !name.startsWith('crypto-js')))(
    'contains nothing that %s says',
    (name) => {
      const sentences = sentencesOf(name);
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.filter((sentence) => built.some((text) => text.includes(sentence)))).toEqual([]);
    },
  );
});
