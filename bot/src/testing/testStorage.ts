import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, type Storage } from '../storage/openStorage.ts';

/** An empty database of the embedded engine, in a folder of its own. */
export function testStorage(): Promise<Storage> {
  return openStorage({ databaseUrl: '', dataDir: mkdtempSync(join(tmpdir(), 'xbts-test-')) });
}
