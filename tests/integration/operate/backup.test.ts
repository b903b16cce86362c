import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { restoreBackup, saveBackup } from '@xbts/bot/src/backup/backup.ts';
import { startFault } from '@xbts/bot/src/startFault.ts';
import { copyEmptyDatabase } from '@xbts/bot/src/storage/copyEmptyDatabase.fixture.ts';
import { migrateTo, migrations } from '@xbts/bot/src/storage/migrations/migrate.ts';
import { withBareStorage } from '@xbts/bot/src/storage/openBare.ts';
import { openStorage, type StorageOptions } from '@xbts/bot/src/storage/openStorage.ts';
import { countNotices } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCache } from '../../devnet/process/compileCache.ts';
import { type OwnDatabases, sharedPostgres } from '../../sharedPostgres.ts';
import { asOwner } from './examined.ts';
import { endRound, inTheMiddle, people, sendAll, sendSome, sendWhile, type Told } from './halfTold.ts';

let folder: string;
let postgres: OwnDatabases;
let databases = 0;
const file = (name: string) => join(folder, name);
/** An empty database of an engine. */
const empty = async (engine: 'embedded' | 'server'): Promise<StorageOptions> => {
  databases += 1;
  return engine === 'server'
    ? { databaseUrl: await postgres.createDatabase(), dataDir: '' }
    : { databaseUrl: '', dataDir: file(`data-${databases}`) };
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'xbts-backup-'));
  postgres = sharedPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const linesOf = (name: string) =>
  gunzipSync(readFileSync(file(name)))
    .toString()
    .trim()
    .split('\n')
    .sort();

describe.each([
  ['server', 'embedded'],
  ['embedded', 'server'],
] as const)('a backup of the %s engine in the middle of a round', (from, to) => {
  it(`is restored on the ${to} engine: every notice arrives once, none twice`, async () => {
    const told: Told = new Map();
    const source = await empty(from);
    if (from === 'embedded') await copyEmptyDatabase(source.dataDir);
    const storage = await openStorage(source);
    await inTheMiddle(storage);
    await sendSome(storage, told, 10);
    await storage.close();
    expect(told.size).toBeLessThan(people.length);

    await saveBackup(source, file(`${from}.gz`));
    expect(statSync(file(`${from}.gz`)).mode & 0o777).toBe(0o600);
    const target = await empty(to);
    expect(await restoreBackup(target, file(`${from}.gz`))).toBeGreaterThan(people.length * 4);
    await saveBackup(target, file(`${from}-again.gz`));
    expect(linesOf(`${from}-again.gz`)).toEqual(linesOf(`${from}.gz`));

    const restored = await openStorage(target);
    await endRound(restored);
    await sendAll(restored, told);
    expect(await countNotices(restored.db)).toEqual({ sent: people.length * 2 });
    await restored.close();
    expect([...told.values()].filter((times) => times !== 1)).toEqual([]);
    expect(told.size).toBe(people.length * 2);
  });
});

it('a backup made while a bot sends is of one moment: later notices are sent again, nothing is lost', async () => {
  const told: Told = new Map();
  const source = await empty('server');
  const storage = await openStorage(source);
  await inTheMiddle(storage);
  await sendWhile(storage, told, async () => {
    await expect.poll(() => told.size, { interval: 10 }).toBeGreaterThan(5);
    await saveBackup(source, file('live.gz'));
    await expect.poll(() => told.size, { interval: 10 }).toBeGreaterThan(30);
  });
  await storage.close();
  const target = await empty('server');
  await restoreBackup(target, file('live.gz'));
  const restored = await openStorage(target);
  // A notice in flight at that moment waits for the end of its claim, which is past after any outage.
  await asOwner(target.databaseUrl, (owner) =>
    owner.query('update outbox set claimed_until = now() where claimed_until is not null'),
  );
  const { sent = 0 } = await countNotices(restored.db);
  await endRound(restored);
  await sendAll(restored, told);
  await restored.close();
  expect(told.size).toBe(people.length * 2);
  const once = [...told.values()].filter((times) => times === 1).length;
  expect(once).toBeGreaterThanOrEqual(sent);
  expect(Math.max(...told.values())).toBeLessThanOrEqual(2);
});

describe('restoring', () => {
  let source: StorageOptions;
  beforeAll(async () => {
    source = await empty('server');
    await (await openStorage(source)).close();
    await saveBackup(source, file('small.gz'));
  });

  it('tells how far it is, and ends with all', async () => {
    const told: (readonly [number, number])[] = [];
    const rows = await restoreBackup(await empty('server'), file('small.gz'), (...each) => told.push(each));
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toEqual([rows, rows]);
  });

  it('an older version on newer tables says which they are, and what to do', async () => {
    const target = await empty('server');
    await (await openStorage(target)).close();
    await asOwner(target.databaseUrl, (owner) =>
      owner.query(
        `insert into kysely_migration (name, timestamp) values ('9999_newer', '2030-01-01T00:00:00Z')`,
      ),
    );
    const fault = await openStorage(target).catch(startFault);
    expect(fault).toBe(
      'A newer version has updated the database (9999_newer). Start that version, or restore a backup from before into an empty database.',
    );
  });

  it('of a folder that a bot uses says when a backup is possible', async () => {
    const own = await empty('embedded');
    await copyEmptyDatabase(own.dataDir);
    const storage = await openStorage(own);
    await expect(saveBackup(own, file('used.gz'))).rejects.toMatchObject({ code: 'storage.in_use' });
    await storage.close();
    expect(await saveBackup(own, file('used.gz'))).toBe(true);
  });

  it('overwrites nothing', async () => {
    expect(await restoreBackup(source, file('small.gz'))).toBeUndefined();
  });

  it.each([
    ['half of a file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['what is no backup', () => Buffer.from('hello')],
  ])('refuses %s, and changes nothing', async (_what, spoil) => {
    writeFileSync(file('spoilt.gz'), spoil(readFileSync(file('small.gz'))));
    const target = await empty('server');
    await expect(restoreBackup(target, file('spoilt.gz'))).rejects.toMatchObject({ code: 'backup.damaged' });
    expect(await restoreBackup(target, file('small.gz'))).toBeGreaterThan(0);
  });

  it('explains what to do without an argument, or without a backup', () => {
    const main = join(import.meta.dirname, '../../../bot/src/backup/main.ts');
    const run = (...args: string[]) => {
      const settings = { BOT_TOKEN: 'off', PUBLIC_URL: 'https://mini.example.org', DATA_DIR: file('none') };
      const env = { PATH: process.env.PATH, ...compileCache, ...settings };
      return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', env });
    };
    expect(run('save')).toMatchObject({
      status: 1,
      stderr: 'No file named. Run npm run backup -- FILE, or npm run restore -- FILE\n',
    });
    expect(run('save', file('x.gz')).stderr).toMatch(
      /^No database found in .*\. Set DATA_DIR to its folder, or .*\n$/u,
    );
    expect(existsSync(file('x.gz'))).toBe(false);
  });
});

/** The rows left by an older version: a sent notice, one claimed at its end, and one that waits. */
const leftBehind = `
  insert into subscribers (uid, language, kinds) select g, 'en', '{payout}' from generate_series(1, 3) g;
  insert into outbox (uid, kind, key, facts, state, claimed_by, claimed_until)
    select g, 'payout', 'round', jsonb_build_array(jsonb_build_object('operation', '1/0/0', 'account', 'account-' || g,
      'units', '150000', 'symbol', 'XBTSX.STH', 'precision', 5, 'price', 2, 'payer', 'xbts-payer')),
      (array['sent', 'claimed', 'waiting'])[g], case g when 2 then 'older' end, case g when 2 then now() end
    from generate_series(1, 3) g`;

describe('an upgrade', () => {
  const names = Object.keys(migrations);
  /** Every third of the older versions with notices. */
  const older = names
    .map((name, index) => [name, names.slice(0, index + 1)] as const)
    .filter((_, index) => index >= 2 && index < names.length - 1 && index % 3 === 2);

  it.each(older)('from %s loses no waiting notice, and duplicates none', async (_name, made) => {
    const options = await empty('server');
    await withBareStorage(options, (db) => migrateTo(db, made));
    await asOwner(options.databaseUrl, (owner) => owner.query(leftBehind));
    const told: Told = new Map();
    const [one, two] = await Promise.all([openStorage(options), openStorage(options)]);
    await Promise.all([sendAll(one, told), sendAll(two, told)]);
    await Promise.all([one.close(), two.close()]);
    expect([...told].map(([name, times]) => [name.split(' ', 1)[0], times]).sort()).toEqual([
      ['2', 1],
      ['3', 1],
    ]);
  });

  it('leaves the tables usable for processes of the older version: nothing is renamed or removed', () => {
    const folderOf = join(import.meta.dirname, '../../../bot/src/storage/migrations');
    for (const name of names) {
      const [number = '', ...words] = name.split('_');
      const title = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('');
      const text = readFileSync(join(folderOf, `m${number}${title}.ts`), 'utf8');
      expect(text).not.toMatch(/\b(?:drop|rename)\b/iu);
    }
  });
});
