import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildMiniApp } from '../../devnet/process/buildMiniApp.ts';
import { type Stage, stagesOf, textsOf } from './dockerfile.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** Plays the file's user `node` here, where root runs the tests. */
export const nobody = 65_534;
export const isRoot = process.getuid?.() === 0;

/** The image as a folder: its root, and the steps that define how it runs. */
export interface ImageFolder {
  readonly folder: string;
  readonly image: Stage;
  /** A path of the image on this machine. */
  at(path: string): string;
  remove(): void;
}

/**
 * Performs the steps of the container file that make its image: the build's last command in a folder beside a page that
 * this checkout has built already, and the copies and commands of the image. Differences: paths begin with the folder,
 * and nothing is installed to build with.
 */
export async function makeImageFolder(): Promise<ImageFolder> {
  await buildMiniApp();
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'image-'));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const [build, image] = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
    if (build === undefined || image === undefined)
      throw new TypeError('the container file has other stages');
    const building = join(folder, 'build');
    mkdirSync(join(building, 'app'), { recursive: true });
    const last = textsOf(build, 'RUN').at(-1) ?? '';
    const make = `${process.execPath} ${join(root, 'tools', 'product', 'build.js')} dist`;
    doRun(last.replace('npm run build', make), building, join(building, 'app'));
    const running = join(folder, 'image');
    const app = join(running, textsOf(image, 'WORKDIR').join());
    mkdirSync(app, { recursive: true });
    for (const { instruction, text } of image.steps) {
      if (instruction === 'COPY') doCopy(text, app, building);
      if (instruction === 'RUN') doRun(text, running, app);
    }
    return { folder: running, image, at: (path) => join(running, path), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A whole folder of the build, moved here: it was made only for this. */
function doCopy(text: string, app: string, building: string): void {
  const [, from = ''] = /^--from=build (\/\w+) \.\/$/u.exec(text) ?? [];
  if (from === '') throw new TypeError(`another copy: ${text}`);
  renameSync(join(building, from), app);
}

function doRun(text: string, folder: string, app: string): void {
  const command = text
    .replaceAll(/ \/(?=product|data)/gu, ` ${folder}/`)
    .replaceAll('node:node', isRoot ? `${nobody}:${nobody}` : String(process.getuid?.()));
  const { status, stderr, stdout } = spawnSync('/bin/sh', ['-c', command], { cwd: app, encoding: 'utf8' });
  if (status !== 0) throw new TypeError(`${text}: ${stdout}${stderr}`);
}
