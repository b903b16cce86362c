import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../devnet/process/ports.ts';
import { isNginxInstalled, startNginx } from '../../integration/operate/startNginx.ts';
import { type Figure, figureOf, missingFigure } from '../figure.ts';
import { throughputRatios } from './throughputRatios.ts';

const name = 'proxy.front.vs_nginx';

/** The headers that differ by file. */
const ofFiles = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive']);

/**
 * Throughput of the documented cache in front of a bot, compared with the same nginx serving the same answer as a file,
 * its headers included, one worker; not measured when nginx is not installed.
 */
export async function frontFigure(
  bot: { readonly port: number; readonly path: string },
  { body, folder }: { readonly body: Buffer; readonly folder: string },
): Promise<Figure> {
  if (!isNginxInstalled()) return missingFigure(name, 'ratio', 'nginx is not installed');
  writeFileSync(join(folder, 'served'), body);
  const filePort = await freePort('127.0.0.1');
  const { headers } = await fetch(`http://127.0.0.1:${bot.port}${bot.path}`);
  const added = [...headers].filter(([each]) => !ofFiles.has(each));
  const adding = added.map(([each, value]) => `add_header ${each} ${JSON.stringify(value)};`).join(' ');
  const nginx = await startNginx(
    bot.port,
    `server { listen 127.0.0.1:${filePort}; root ${folder}; default_type application/json; ${adding} }`,
  );
  try {
    const { plainPort: port, workerPid: pid } = nginx;
    const ours = { port, path: bot.path, pid };
    return figureOf(name, 'ratio', await throughputRatios(ours, { port: filePort, path: '/served', pid }));
  } finally {
    await nginx.close();
  }
}
