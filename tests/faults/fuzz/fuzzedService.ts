import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@xbts/bot/src/config.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { startService } from '@xbts/bot/src/service.ts';
import { botSettings } from '../../devnet/botSettings.ts';
import { chatUsers } from '../../devnet/messenger/chatUsers.ts';
import { createLaunchDataSigner } from '../../devnet/messenger/launch/initData.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';

/** The bot on its own development network, without the limits that would refuse the input. */
export interface FuzzedService {
  readonly url: string;
  /** Launch data of a known person, signed with the bot's token. */
  readonly launchData: string;
  readonly token: string;
  /** The bot's log entries of its own faults. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

function settings(devnet: Devnet, folder: string): Record<string, string> {
  const { servicesUrl, messenger } = devnet;
  return {
    ...botSettings({
      port: 0,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1',
      nodeUrls: devnet.nodes.map((node) => node.url),
      servicesUrl,
      staticDir: folder,
      messenger,
    }),
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT: '1000000000',
    CACHE_MB: '32',
    RATE_LIMIT_MB: '1000000',
    REGISTRATIONS_PER_HOUR: '1000000',
    BOT_UPDATES: 'webhook',
  };
}

function launchDataOf(token: string): string {
  const [user] = chatUsers;
  if (user === undefined) throw new RangeError('nobody is in the messenger');
  const authDate = Math.floor(Date.now() / 1_000);
  return createLaunchDataSigner(token).sign({ user, authDate, chatInstance: '1' });
}

export async function startFuzzedService(): Promise<FuzzedService> {
  const devnet = await startDevnet({ blockMs: 0, liveDays: 1 });
  const folder = mkdtempSync(join(tmpdir(), 'xbts-fuzz-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const read = readConfig(settings(devnet, folder));
  if ('faults' in read) throw new TypeError(read.faults.join('\n'));
  const logged: string[] = [];
  const destination = { write: (line: string) => void (line.includes('"level":50') && logged.push(line)) };
  const service = await startService(read.config, createLog({ level: 'error', secrets: [], destination }));
  return {
    url: service.url,
    launchData: launchDataOf(devnet.messenger.token),
    token: devnet.messenger.token,
    logged,
    close: async () => {
      await service.close();
      await devnet.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
