import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createSender } from '@xbts/bot/src/notices/sender/createSender.ts';
import { copyEmptyDatabase } from '@xbts/bot/src/storage/copyEmptyDatabase.fixture.ts';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { countNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagsOfChild } from '../devnet/process/shortLived.ts';
import { type OwnDatabases, sharedPostgres } from '../sharedPostgres.ts';
import { payAll, peopleOf, quietLog, subscribe, testLinks } from './notices/round.ts';

const openProcess = join(import.meta.dirname, 'openStorageProcess.ts');

/** Opens the folder in another process; returns its output. */
const openElsewhere = (dataDir: string, user?: number) =>
  spawnSync(process.execPath, [...flagsOfChild, openProcess, dataDir], {
    encoding: 'utf8',
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });

describe('a data folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'xbts-folder-'));
    chmodSync(folder, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const mounts: string[] = [];
  afterAll(() => {
    for (const mounted of mounts) spawnSync('umount', ['-l', mounted]);
  });
  /** A folder on a disk of 72 MB, or undefined when this user may not mount one. */
  const smallDisk = () => {
    const dataDir = mkdtempSync(join(folder, 'small-'));
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=72m', 'tmpfs', dataDir]);
    if (mounted.status !== 0) return undefined;
    mounts.push(dataDir);
    return dataDir;
  };
  const embedded = (name: string) => ({ databaseUrl: '', dataDir: join(folder, name) });

  it('admits neither a second process nor a second opening, and any once it is closed', async () => {
    const options = embedded('shared');
    await copyEmptyDatabase(options.dataDir);
    const storage = await openStorage(options);
    expect(openElsewhere(options.dataDir).stdout).toBe('storage.in_use');
    await expect(openStorage(options)).rejects.toMatchObject({ code: 'storage.in_use' });
    await storage.close();
    expect(openElsewhere(options.dataDir).stdout).toBe('opened');
  });

  it('opens at once after its process was killed', async () => {
    const { dataDir } = embedded('killed');
    await copyEmptyDatabase(dataDir);
    const ended = spawnSync(process.execPath, [...flagsOfChild, openProcess, dataDir, 'SIGKILL'], {
      encoding: 'utf8',
    });
    expect(ended.signal).toBe('SIGKILL');
    expect(openElsewhere(dataDir).stdout).toBe('opened');
  });

  it('that is read-only is refused with a clear error', () => {
    const dataDir = join(folder, 'readonly');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o555);
    // For root nothing is read-only.
    const nobody = userInfo().uid === 0 ? 65_534 : undefined;
    const { stdout } = openElsewhere(dataDir, nobody);
    expect(stdout).toBe('storage.unavailable');
  });

  it('that can not be created is refused with a clear error', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(openStorage(embedded('file/inside'))).rejects.toMatchObject({ code: 'storage.unavailable' });
  });

  it('that accepts no more writes reports it each time, and the process can end', async ({ skip }) => {
    if (spawnSync('prlimit', ['--version']).status !== 0) skip('prlimit is not here');
    const script = join(import.meta.dirname, 'unwritableStorageProcess.ts');
    const { dataDir } = embedded('unwritable');
    await copyEmptyDatabase(dataDir);
    const options = { encoding: 'utf8', timeout: 60_000 } as const;
    const { stdout, status } = spawnSync(process.execPath, [...flagsOfChild, script, dataDir], options);
    expect(stdout).toBe('storage.unavailable storage.unavailable storage.unavailable closed');
    expect(status).toBe(0);
  });

  it('on a full disk answers with a clear error, and opens again once there is room', async ({ skip }) => {
    const dataDir = smallDisk() ?? skip('a small disk can be mounted by root only');
    const storage = await openStorage({ databaseUrl: '', dataDir });
    const filler = join(dataDir, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
    const fill = async () => {
      for (let uid = 1; ; uid += 1)
        await saveSubscriber(storage.db, { uid, language: 'x'.repeat(500_000), kinds: [] });
    };
    await expect(fill()).rejects.toMatchObject({ code: 'storage.unavailable' });
    await storage.close().catch(() => undefined);
    rmSync(filler);
    expect(openElsewhere(dataDir).stdout).toBe('opened');
  });
});

describe('a database server', () => {
  let server: OwnDatabases;
  beforeAll(() => {
    server = sharedPostgres();
  });
  afterAll(() => server.stop());

  it('that can not be reached is named as such', async () => {
    const databaseUrl = 'postgres://nobody:secret@127.0.0.1:1/none';
    await expect(openStorage({ databaseUrl, dataDir: '' })).rejects.toMatchObject({
      code: 'storage.connection_lost',
    });
  });

  it('that drops every connection loses no notice and duplicates none', async () => {
    const people = peopleOf(200);
    const databaseUrl = await server.createMigrated();
    const storage = await openStorage({ databaseUrl, dataDir: '' });
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    await subscribe(storage, people);
    await payAll(storage, people, 1);
    const told = new Map<number, number>();
    const stop = new AbortController();
    const sender = createSender({
      storage,
      links: testLinks,
      log: quietLog,
      perSecond: 100,
      // Longer than any of this takes, or a send in flight would count as interrupted.
      leaseMs: 6_000,
      deadlineMs: 3_000,
      send: async ({ chatId }) => {
        told.set(chatId, (told.get(chatId) ?? 0) + 1);
        return { kind: 'sent' };
      },
    });
    const running = sender.run(stop.signal);
    for (let times = 0; times < 3; times += 1) {
      const before = told.size;
      await expect.poll(() => told.size).toBeGreaterThan(before + 10);
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    await expect
      .poll(() => countNotices(storage.db), { timeout: 40_000, interval: 100 })
      .toEqual({ sent: 200 });
    stop.abort();
    await running;
    expect(told.size).toBe(200);
    await storage.close();
    await admin.end();
  });
});
