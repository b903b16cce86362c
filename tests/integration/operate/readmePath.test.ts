import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { type DoctorsNetwork, startDoctorsNetwork } from './doctorsNetwork.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const minute = 60_000;

/** The commands of README's production section, without their comments. */
function productionCommands(): string[] {
  const [, section = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('\n## Production\n');
  const [, block = ''] = section.split('```sh\n');
  return (block.split('```', 1)[0] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/\s+#.*$/u, ''));
}

// Minutes of building and the registry: npm run operate:test.
describe.runIf(process.env.OPERATE === 'yes')('README’s production path in a clean folder', () => {
  let network: DoctorsNetwork | undefined;
  let serving: ChildProcess | undefined;
  const folder = join(mkdtempSync(join(root, '.cache', 'readme-')), 'xbts');
  afterAll(async () => {
    serving?.kill('SIGKILL');
    await network?.close();
    rmSync(dirname(folder), { recursive: true, force: true });
  });

  /** Runs a line as it stands there; resolves to its exit code and what it said. */
  async function run(command: string, env: NodeJS.ProcessEnv) {
    const child = spawn('/bin/sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code, said: output + errors };
  }

  it(
    'takes less than ten minutes, ends with a doctor that finds nothing, and starts without a registry',
    async () => {
      for (const file of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
        .trim()
        .split('\n')) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
      }
      network = await startDoctorsNetwork({ hasBot: false });
      const { settings, certificate, staticDir } = network;
      const trusted = join(staticDir, 'trusted.pem');
      writeFileSync(trusted, certificate.cert);
      const { PATH, HOME, npm_config_registry: registry } = process.env;
      const withRegistry = {
        PATH,
        HOME,
        ...(registry === undefined ? {} : { npm_config_registry: registry }),
        NODE_EXTRA_CA_CERTS: trusted,
      };
      const without = { ...withRegistry, npm_config_registry: 'http://127.0.0.1:9' };
      const took: Record<string, number> = {};
      const began = performance.now();
      const commands = productionCommands();
      expect(commands.map((command) => command.split(' ').slice(0, 3).join(' '))).toEqual([
        'cp bot/.env.example bot/.env',
        'npm run build',
        'npm run doctor',
        'npm run serve',
        'npm run backup',
        'sudo node tools/product/install.js',
      ]);
      for (const command of commands) {
        const from = performance.now();
        if (command === 'npm run serve') {
          serving = spawn('/bin/sh', ['-c', `exec ${command}`], {
            cwd: folder,
            env: without,
            stdio: 'ignore',
          });
          const isReady = () =>
            fetch(`http://127.0.0.1:${settings.PORT}/ready`).then(
              ({ ok }) => ok,
              () => false,
            );
          await expect.poll(isReady, { timeout: minute }).toBe(true);
        } else {
          const here = command
            .replace(/^sudo /u, '')
            .replace('/backups/', `${dirname(folder)}/`)
            .replace('/opt/xbts', join(dirname(folder), 'opt'));
          const { code, said } = await run(here, command === 'npm run build' ? withRegistry : without);
          // Before the start the doctor misses the page, and only what follows from that.
          if (command === 'npm run doctor') expect(said).toMatch(/\n {2}missing {2}/u);
          else expect([code, code === 0 ? '' : said]).toEqual([0, '']);
          if (command.startsWith('cp ')) {
            const own = Object.entries(settings).filter(([name]) => name !== 'STATIC_DIR');
            const lines = own.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
            writeFileSync(join(folder, 'bot/.env'), `${lines.join('\n')}\n`);
          }
        }
        took[command] = Math.round((performance.now() - from) / 1_000);
      }
      const doctor = await run('npm run doctor', without);
      expect([doctor.code, doctor.code === 0 ? '' : doctor.said]).toEqual([0, '']);
      console.log(took);
      expect(performance.now() - began).toBeLessThan(10 * minute);
      expect(existsSync(join(dirname(folder), 'opt/current/bin/node'))).toBe(true);
      expect(existsSync(join(dirname(folder), 'bot.gz'))).toBe(true);
      const ended = once(serving ?? expect.unreachable(), 'exit');
      serving?.kill('SIGTERM');
      await ended;
    },
    15 * minute,
  );
});
