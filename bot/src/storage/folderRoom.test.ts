import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requireRoom, requireRoomToWrite } from './folderRoom.ts';

const free = vi.hoisted(() => ({ bytes: 50_331_648 }));
vi.mock('node:fs/promises', async (importActual) => ({
  ...(await importActual<typeof import('node:fs/promises')>()),
  statfs: async () => ({ bavail: free.bytes / 4_096, bsize: 4_096 }),
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xbts-room-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('asks for 48 MB of free room', async () => {
  free.bytes = 50_331_648;
  await requireRoom(folder);
  free.bytes = 50_331_648 - 4_096;
  await expect(requireRoom(folder)).rejects.toMatchObject({
    code: 'storage.unavailable',
    facts: { detail: `${folder}: less than 48 MB are left` },
  });
});

it('leaves nothing of its own behind, and names what can not be written', async () => {
  free.bytes = 50_331_648;
  await requireRoomToWrite(folder);
  expect(readdirSync(folder)).toEqual([]);
  await expect(requireRoomToWrite(join(folder, 'gone'))).rejects.toThrow();
});
