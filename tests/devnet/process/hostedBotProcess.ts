import { readConfig } from '@xbts/bot/src/config.ts';
import { type Service, startService } from '@xbts/bot/src/service.ts';
import { serviceLog } from '@xbts/bot/src/serviceLog.ts';
import type { HostAnswer, HostOrder } from './botHost.ts';

// The process of a BotHost: it runs one bot after the other, controlled by messages, and ends with its parent process.

let service: Service | undefined;

async function obey({ settings }: HostOrder): Promise<HostAnswer> {
  try {
    await service?.close();
    service = undefined;
    if (settings === null) return { fault: null };
    const read = readConfig(settings);
    if ('faults' in read) return { fault: read.faults.join('\n') };
    const { config } = read;
    service = await startService(config, serviceLog(config));
    return { fault: null };
  } catch (error) {
    return { fault: String(error) };
  }
}

process.on('message', (order: HostOrder) => void obey(order).then((answer) => process.send?.(answer)));
process.once('disconnect', () => process.exit());
