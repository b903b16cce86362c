import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@xbts/bot/src/storage/copyEmptyDatabase.fixture.ts';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { findSubscriber, saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Messenger, startMessenger } from '../../devnet/messenger/startMessenger.ts';
import { compileCache } from '../../devnet/process/compileCache.ts';
import { flagsOfChild } from '../../devnet/process/shortLived.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const main = join(root, 'bot', 'src', 'main.ts');
const exitWithParent = join(root, 'tests', 'devnet', 'process', 'exitWithParent.ts');
const ALICE = 7001001;
/** The unit of a shell's `ulimit -f` (POSIX). */
const blockBytes = 512;
/** Size of a file of the database's log of changes. */
const logFileBytes = 16 * 1_048_576;

let folder: string;
let messenger: Messenger;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xbts-process-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  messenger = await startMessenger();
});

afterAll(async () => {
  await messenger.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** The bot as an operator runs it, without a reachable chain node; none of its files may grow beyond `fileBytes`. */
function runBot(dataDir: string, options: { fileBytes?: number; user?: number } = {}): Run {
  const { fileBytes, user } = options;
  const limit = fileBytes === undefined ? '' : `ulimit -f ${Math.floor(fileBytes / blockBytes)} && `;
  const child = spawn(
    '/bin/sh',
    ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...flagsOfChild, '--import', exitWithParent, main],
    {
      cwd: join(root, 'bot'),
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        PORT: '0',
        HOST: '127.0.0.1',
        PUBLIC_URL: 'http://127.0.0.1',
        NODE_URLS: 'ws://127.0.0.1:1',
        STATIC_DIR: folder,
        DATA_DIR: dataDir,
        BOT_TOKEN: messenger.token,
        BOT_API_ROOT: messenger.botApiUrl,
        ...compileCache,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user === undefined ? {} : { uid: user, gid: user }),
    },
  );
  const text = { output: '', errors: '' };
  child.stdout?.on('data', (bytes: Buffer) => {
    text.output += bytes;
  });
  child.stderr?.on('data', (bytes: Buffer) => {
    text.errors += bytes;
  });
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, ...text }))),
  };
}

const answers = () => (messenger.chats.find(ALICE)?.messages ?? []).filter(({ from }) => from.is_bot).length;

describe('the running bot', () => {
  it('with a full disk reports it, ends with an error, and loses no stored data', async () => {
    const dataDir = join(folder, 'full');
    const options = { databaseUrl: '', dataDir };
    await copyEmptyDatabase(dataDir);
    const before = await openStorage(options);
    await saveSubscriber(before.db, { uid: 1, language: 'ru', kinds: ['payout'] });
    const { used } = await before.db
      .selectNoFrom((of) =>
        of
          .cast<string>(of.fn('pg_wal_lsn_diff', [of.fn('pg_current_wal_insert_lsn'), of.val('0/0')]), 'text')
          .as('used'),
      )
      .executeTakeFirstOrThrow();
    await before.close();

    // Room for a few more changes.
    const fileBytes = (Number(used) % logFileBytes) + 250_000;
    const { child, ended } = runBot(dataDir, { fileBytes });
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    messenger.person.write(ALICE, '/help');
    await expect.poll(() => isOver || answers() > 0, { timeout: 60_000 }).toBe(true);
    expect(isOver).toBe(false);
    while (!isOver) {
      messenger.person.write(ALICE, `/help ${'x'.repeat(3_000)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const { code, output, errors } = await ended;
    expect(child.signalCode).toBeNull();
    expect(code).toBe(1);
    expect(errors).toMatch(/^The bot has to stop: .+\n$/u);
    expect(output).toContain('"code":"storage.unavailable"');

    const after = await openStorage(options);
    expect(await findSubscriber(after.db, 1)).toMatchObject({ language: 'ru', kinds: ['payout'] });
    await after.close();
  }, 180_000);

  it.each([
    ['has no room for its files', () => ({ dataDir: join(folder, 'small'), fileBytes: 1_048_576 })],
    [
      'is read-only',
      () => {
        const dataDir = join(folder, 'readonly');
        mkdirSync(dataDir);
        chmodSync(dataDir, 0o555);
        // For root nothing is read-only.
        return userInfo().uid === 0 ? { dataDir, user: 65_534 } : { dataDir };
      },
    ],
    [
      'can not be made',
      () => {
        writeFileSync(join(folder, 'file'), '');
        return { dataDir: join(folder, 'file', 'inside') };
      },
    ],
  ])(
    'does not start on a folder that %s, and says so',
    async (_what, prepare) => {
      const { dataDir, ...options } = prepare();
      const { code, output, errors } = await runBot(dataDir, options).ended;
      expect(code).toBe(1);
      expect(errors).toMatch(/^The bot can’t start: .+\n$/u);
      expect(output).toContain('"code":"storage.unavailable"');
      expect(output).not.toContain('serving');
    },
    120_000,
  );
});
