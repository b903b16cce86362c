import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireRoom, requireRoomToWrite } from './folderRoom.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xbts-room-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('requires 48 MB of free space', async () => {
  const blocksFree = (bavail: number) => async () => ({ bavail, bsize: 4_096 });
  await requireRoom(folder, blocksFree(12_288));
  await expect(requireRoom(folder, blocksFree(12_287))).rejects.toMatchObject({
    code: 'storage.unavailable',
    facts: { detail: `${folder}: less than 48 MB are left` },
  });
});

it('removes its test files, and names an unwritable path', async () => {
  await requireRoomToWrite(folder);
  expect(readdirSync(folder)).toEqual([]);
  await expect(requireRoomToWrite(join(folder, 'gone'))).rejects.toThrow();
});
