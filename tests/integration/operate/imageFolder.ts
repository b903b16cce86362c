import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The exclusions of .dockerignore, by the last part of a path. */
const ignored = new Set(
  readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/^\*\*\//u, ''))
    .filter((line) => line !== '' && !line.includes('*')),
);

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, filter: (path) => !ignored.has(path.split('/').at(-1) ?? '') });

/**
 * Performs the steps of the container file one by one, each stage in a folder: its copies and its commands unchanged.
 * The stage of the page is this checkout, where the check has run that very command. Differences: paths begin with the
 * folder, and pnpm is not fetched again.
 */
export function makeImageFolder(): ImageFolder {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'image-'));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const [, packages, image] = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
    if (packages === undefined || image === undefined)
      throw new TypeError('the container file has other stages');
    const stages = { page: root, packages: join(folder, 'packages', 'app') };
    doSteps(packages, join(folder, 'packages'), stages);
    doSteps(image, join(folder, 'image'), stages);
    return { folder: join(folder, 'image'), image, at: (path) => join(folder, 'image', path), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Copies, and runs commands, from the folder of the stage. */
function doSteps(stage: Stage, folder: string, stages: Readonly<Record<string, string>>): void {
  const [workdir = '/'] = textsOf(stage, 'WORKDIR');
  const app = join(folder, workdir);
  mkdirSync(app, { recursive: true });
  for (const { instruction, text } of stage.steps) {
    if (instruction === 'COPY') doCopy(text, app, stages);
    if (instruction === 'RUN') doRun(text, folder, app);
  }
}

function doCopy(text: string, app: string, stages: Readonly<Record<string, string>>): void {
  const [, stage = '', paths = ''] = /^(?:--from=(\S+) )?(.*)$/u.exec(text) ?? [];
  const all = paths.split(' ');
  const to = all.pop() ?? '';
  for (const path of all) {
    const target = to.endsWith('/') ? join(app, to, path) : join(app, to);
    mkdirSync(dirname(target), { recursive: true });
    if (stage === '') copy(join(root, path), target);
    else {
      const from = join(stages[stage] ?? '', path.replace(/^\/app\//u, ''));
      // Copies from the checkout; moves files made only for this.
      if (stages[stage] === root) cpSync(from, target, { recursive: true });
      else renameSync(from, target);
    }
  }
}

function doRun(text: string, folder: string, app: string): void {
  const command = text
    .replaceAll(' /', ` ${folder}/`)
    .replaceAll('node:node', isRoot ? `${nobody}:${nobody}` : String(process.getuid?.()));
  const pnpm = join(app, 'tools', 'pnpm');
  if (command.includes('tools/pnpm'))
    symlinkSync(join(root, 'tools', 'pnpm', 'node_modules'), join(pnpm, 'node_modules'));
  const { status, stderr, stdout } = spawnSync('/bin/sh', ['-c', command], { cwd: app, encoding: 'utf8' });
  if (status !== 0) throw new TypeError(`${text}: ${stdout}${stderr}`);
}
