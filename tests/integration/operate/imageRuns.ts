import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../devnet/process/ports.ts';
import { commandOf, stagesOf, textsOf } from './dockerfile.ts';
import type { DoctorsNetwork } from './doctorsNetwork.ts';
import { asOwner } from './examined.ts';
import { type ImageFolder, isRoot, makeImageFolder, nobody } from './imageFolder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Two processes start one after the other, on a machine that may be busy. */
const patience = { timeout: 120_000 };

/** The holder of the right to follow the chain. */
const leaders = (databaseUrl: string): Promise<string[]> =>
  asOwner(databaseUrl, async (owner) => {
    const { rows } = await owner.query<{ holder: string }>(
      `select holder from leases where task = 'follow the chain' and held_until > clock_timestamp()`,
    );
    return rows.map(({ holder }) => holder);
  });

/**
 * Performs the image's steps one by one, and runs its command: two bots on one PostgreSQL, like in the compose file.
 */
export const describeTheImage = (network: () => DoctorsNetwork) =>
  describe('the image', () => {
    let image: ImageFolder;
    let databaseUrl: string;
    const running: ChildProcess[] = [];
    beforeAll(async () => {
      image = makeImageFolder();
      databaseUrl = await network().postgres.createDatabase();
    });
    afterAll(() => {
      for (const child of running) child.kill('SIGKILL');
      image?.remove();
    });

    /** The environment of a bot from the image and the compose file, with the addresses of the network. */
    const environment = (port: number): Record<string, string> => {
      const { settings } = network();
      const set = parseEnv(textsOf(image.image, 'ENV').join('\n').replaceAll(' ', '\n'));
      const compose = parse(read('docs/operate/compose.yaml')).services['bot-1'].environment;
      const { PATH = '' } = process.env;
      const here = { PATH, DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1' };
      const publicUrl = { PUBLIC_URL: `http://127.0.0.1:${port}`, STATIC_DIR: '' };
      return {
        ...settings,
        ...set,
        ...compose,
        ...here,
        ...publicUrl,
        DATA_DIR: image.at(String(set.DATA_DIR)),
      };
    };

    const as = isRoot ? { uid: nobody, gid: nobody } : {};

    const isReady = (port: number): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );

    /** The exit code of the image's own check. */
    const healthCode = async (port: number): Promise<unknown> => {
      const [command = '', ...args] = commandOf(textsOf(image.image, 'HEALTHCHECK').join());
      const [code] = await once(spawn(command, args, { env: environment(port), ...as }), 'exit');
      return code;
    };

    function runImage(port: number): ChildProcess {
      const [command = '', ...args] = commandOf(textsOf(image.image, 'CMD').join());
      const child = spawn(command, args, {
        cwd: image.at('/app'),
        env: environment(port),
        stdio: 'ignore',
        ...as,
      });
      running.push(child);
      return child;
    }

    it('has the page, and the packages of the bot alone', () => {
      expect(existsSync(image.at('/app/miniapp/dist/index.html'))).toBe(true);
      expect(readdirSync(image.at('/app')).sort()).toEqual(['bot', 'miniapp', 'node_modules', 'shared']);
      const packages = readdirSync(image.at('/app/node_modules/.pnpm'));
      expect(packages.some((name) => name.startsWith('fastify@'))).toBe(true);
      expect(
        packages.filter((name) => /^(?:vite|vitest|react|typescript|node-linux\S+)@/u.test(name)),
      ).toEqual([]);
    });

    it('has neither secrets nor data, and a folder for data that its user may write to', () => {
      const files = readdirSync(image.at('/app'), { recursive: true, encoding: 'utf8' });
      expect(files.filter((file) => /(?:^|\/)\.(?:env|data|git)(?:\/|$)/u.test(file))).toEqual([]);
      expect(readdirSync(image.at('/data'))).toEqual([]);
      if (isRoot) expect(statSync(image.at('/data')).uid).toBe(nobody);
    });

    it('serves twice on one database: one leads, and the other takes over when it is killed', async () => {
      const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')] as const;
      expect(await healthCode(ports[0])).toBe(1);
      const first = runImage(ports[0]);
      await expect.poll(() => isReady(ports[0]), patience).toBe(true);
      expect(await healthCode(ports[0])).toBe(0);
      await expect.poll(() => leaders(databaseUrl)).toHaveLength(1);
      const leading = await leaders(databaseUrl);
      const second = runImage(ports[1]);
      await expect.poll(() => isReady(ports[1]), patience).toBe(true);
      expect(await leaders(databaseUrl)).toEqual(leading);
      const page = await fetch(`http://127.0.0.1:${ports[1]}/`);
      expect(await page.text()).toBe(read('miniapp/dist/index.html'));
      first.kill('SIGKILL');
      await once(first, 'exit');
      const others = async () => (await leaders(databaseUrl)).filter((holder) => !leading.includes(holder));
      await expect.poll(others, patience).toHaveLength(1);
      second.kill('SIGTERM');
      expect(await once(second, 'exit')).toEqual([0, null]);
    });

    it('is built from stages whose page is built by the README’s command', () => {
      const [page, packages] = stagesOf(read('Dockerfile'));
      expect(page?.steps.map(({ instruction, text }) => `${instruction} ${text}`)).toEqual([
        'WORKDIR /app',
        'COPY . .',
        'RUN npm run build',
      ]);
      expect(packages?.name).toBe('packages');
    });
  });
