import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botSettings } from '../../devnet/botSettings.ts';
import { freePort } from '../../devnet/process/ports.ts';
import { startBot } from '../../devnet/process/startBot.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { type Figure, figureOf } from '../figure.ts';
import { askAtOnce } from '../proxy/askAtOnce.ts';
import { startCountingUpstream } from '../proxy/countingUpstream.ts';
import { frontFigure } from '../proxy/nginx.ts';
import { startServer } from '../proxy/processes.ts';
import { rawAnswer } from '../proxy/rawAnswer.ts';
import { throughputRatios } from '../proxy/throughputRatios.ts';

const clients = 10_000;
const path = '/api/v1/tickers';

/** proxy.*: the bot as in production, in front of a counting market server. */
export async function proxyFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ liveDays: 1 });
  const folder = mkdtempSync(join(tmpdir(), 'xbts-bench-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  try {
    return [...(await hits(devnet, folder)), await coldKey(devnet, folder)];
  } finally {
    await devnet.close();
    rmSync(folder, { recursive: true });
  }
}

/** A bot without the messenger, with its market server at `marketUrl`. */
async function startOwnBot(devnet: Devnet, marketUrl: string, staticDir: string) {
  const port = await freePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const nodeUrls = devnet.nodes.map((node) => node.url);
  const { servicesUrl } = devnet;
  const around = { port, host: '127.0.0.1', publicUrl: url, nodeUrls, servicesUrl, staticDir };
  const own = {
    MARKET_URL: marketUrl,
    RATE_LIMIT: '1000000000',
    RATE_LIMIT_MB: '1000000',
    BOT_TOKEN: 'off',
    REQUEST_TIMEOUT_SECONDS: '120',
  };
  const bot = await startBot({ settings: { ...botSettings(around), ...own }, url });
  return { port, pid: bot.pid, close: bot.close };
}

async function hits(devnet: Devnet, folder: string): Promise<Figure[]> {
  const upstream = await startCountingUpstream(10);
  const bot = await startOwnBot(devnet, upstream.url, folder);
  const ours = { port: bot.port, path, pid: bot.pid };
  const { body, encoding } = await rawAnswer(ours);
  const file = join(folder, 'tickers');
  writeFileSync(file, body);
  const bare = await startServer('bareServerProcess.ts', [file, encoding]);
  try {
    const theirs = { port: bare.port, path: '/bare', pid: bare.pid };
    return [
      figureOf('proxy.hit.vs_bare', 'ratio', await throughputRatios(ours, theirs)),
      await frontFigure(ours, { body, folder }),
    ];
  } finally {
    bare.close();
    await bot.close();
    upstream.close();
  }
}

/** The market server answers only after every client has sent its request on its own connection. */
async function coldKey(devnet: Devnet, folder: string): Promise<Figure> {
  const upstream = await startCountingUpstream(3_000);
  const bot = await startOwnBot(devnet, upstream.url, folder);
  try {
    await askAtOnce({ port: bot.port, path, clients });
    return figureOf('proxy.cold_key.upstream_requests', 'count', [upstream.requests()]);
  } finally {
    await bot.close();
    upstream.close();
  }
}
