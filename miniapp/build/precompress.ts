import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/u;
/** Below this size (bytes), a compressed copy saves less than its own headers. */
const smallest = 512;

/** Writes name.br and name.gz beside every text file of the build; the bot serves them unchanged. */
export function precompress(): Plugin {
  return {
    name: 'xbts-precompress',
    apply: 'build',
    async writeBundle(options) {
      const folder = options.dir;
      if (folder === undefined) return;
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const texts = files.filter((file) => file.isFile() && compressible.test(file.name));
      await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, quality),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
