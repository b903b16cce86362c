import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from './copyEmptyDatabase.fixture.ts';
import { openStorage, type Storage } from './openStorage.ts';

/** An empty database of the embedded engine, in its own folder, which is removed on closing. */
export async function testStorage(): Promise<Storage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'xbts-test-'));
  await copyEmptyDatabase(dataDir);
  const storage = await openStorage({ databaseUrl: '', dataDir });
  return {
    ...storage,
    close: async () => {
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
