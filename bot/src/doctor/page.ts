import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { appConfigSchema, liveSchema } from '@xbts/shared/services/config.ts';
import * as v from 'valibot';
import type { BotConfig } from '../config.ts';
import { revalidatedControl } from '../server/plugins/cacheControl.ts';
import { inlineSources } from '../server/plugins/inlineSources.ts';
import { pagePolicy, policyText } from '../server/plugins/securityHeaders.ts';
import { configuredGateways, explorerSocketsOf, staticDirOf } from '../service.ts';
import { examineCertificate } from './certificate.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Surroundings } from './surroundings.ts';

const ANSWER_MS = 10_000;
const SLOW_MS = 1_000;

const { right, slow, missing, wrong, off } = findingsOf('page');

interface Answer {
  /** Where it came from in the end. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** Checks the page as users open it, through any proxy before the bot. */
export async function examinePage(around: Surroundings): Promise<Finding[]> {
  const { publicUrl } = around.config.web;
  const get = getter(around.fetch, publicUrl);
  const certificate = await examineCertificate(new URL(publicUrl), around.clock.now());
  // Nothing is requested over an untrusted certificate.
  if (certificate.verdict === 'wrong') return [certificate];
  const own = [examineBuild(around.config), await examineHost(around.config.web.host)];
  const [page, settings, ready, live] = await Promise.all([
    get('/'),
    get('/config.json'),
    get('/ready'),
    get('/live'),
  ]);
  if (page === undefined)
    return [
      ...own,
      certificate,
      missing(
        'page',
        'PUBLIC_URL isn’t responding',
        'Start the bot (npm run serve), and check that the proxy passes requests to its PORT.',
      ),
    ];
  return [
    ...own,
    certificate,
    examineOrigin(page, around.config),
    examineFile(page, around.config),
    examinePolicy(page, around.config),
    await examineAsset(page, get),
    examineProxy(page, live, around.config),
    examineSettings(settings, around.config),
    examineReady(ready),
  ];
}

const getter = (fetchAny: typeof fetch, base: string) => {
  const get = async (path: string, isSecond = false): Promise<Answer | undefined> => {
    const startedAt = performance.now();
    const msSince = () => Math.round(performance.now() - startedAt);
    try {
      const response = await fetchAny(base + path, { signal: AbortSignal.timeout(ANSWER_MS) });
      const { status, headers, url } = response;
      return { url, status, headers, text: await response.text(), ms: msSince() };
    } catch {
      // A kept connection may end as it is used; otherwise there is no answer, and the rows name the remedy.
      return isSecond || msSince() > SLOW_MS ? undefined : get(path, true);
    }
  };
  return (path: string) => get(path);
};

/**
 * Since Bot API 10.2 the messenger refuses a mini app's methods to a page of another origin than the one that it opened, unless that is switched off
 * (core.telegram.org/bots/api-changelog, 14 July 2026; on for every bot since 20 July).
 */
function examineOrigin({ url }: Answer, { web, telegram }: BotConfig): Finding {
  const name = 'launch origin';
  const { origin, host } = new URL(url);
  if (origin === new URL(web.publicUrl).origin) return right(name, 'the page stays at PUBLIC_URL');
  const seen = `PUBLIC_URL leads on to ${host}`;
  if (telegram.launchMode === 'link') return off(name, `${seen}; links may`);
  return wrong(
    name,
    seen,
    'Set PUBLIC_URL to the address where the page ends: the messenger answers no page of another origin than the one it opened.',
  );
}

function examineFile({ status, text, headers, ms }: Answer, config: BotConfig): Finding {
  const name = 'files';
  const seen = `${status}, ${ms} ms`;
  if (status !== 200)
    return wrong(name, seen, 'Check that the proxy passes requests to the PORT of a running bot.');
  const own = join(staticDirOf(config), 'index.html');
  if (existsSync(own) && readFileSync(own, 'utf8') !== text)
    return wrong(
      name,
      'not the build on this machine',
      'Restart every process after npm run build, and clear the cache of any proxy or CDN in front.',
    );
  if (headers.get('cache-control') !== revalidatedControl)
    return wrong(
      name,
      `cache-control: ${headers.get('cache-control') ?? 'none'}`,
      'Let the proxy pass cache-control unchanged: users would keep a page whose files are gone.',
    );
  if (ms > SLOW_MS) return slow(name, seen, 'Check the network between the proxy and the bot.');
  return right(name, seen);
}

function examinePolicy({ headers, text }: Answer, config: BotConfig): Finding {
  const name = 'security policy';
  if (headers.has('x-frame-options'))
    return wrong(
      name,
      'x-frame-options was added',
      'Remove it from the proxy: the messenger’s web clients show the page in a frame.',
    );
  const { chain, web } = config;
  const expected = policyText(
    pagePolicy(
      {
        nodeUrls: [...chain.nodeUrls, ...explorerSocketsOf(config)],
        gatewayUrls: Object.values(configuredGateways(config)),
        allowsOwnNodes: web.allowsOwnNodes,
        frameAncestors: web.frameAncestors,
      },
      inlineSources(text),
    ),
  );
  const told = headers.get('content-security-policy');
  if (told === expected) return right(name, 'matches these settings');
  return wrong(
    name,
    told === null ? 'no content-security-policy' : 'the content-security-policy doesn’t match these settings',
    'Let the proxy pass content-security-policy unchanged, and restart every process after changing settings.',
  );
}

/** The first script of the page, whose name contains the hash of its content. */
async function examineAsset({ text }: Answer, get: ReturnType<typeof getter>): Promise<Finding> {
  const name = 'hashed files';
  const [, path] = /(?:src|href)="(\/assets\/[^"]+\.js)"/u.exec(text) ?? [];
  if (path === undefined)
    return wrong(name, 'the page lists none', 'Run npm run build, and start the bot again.');
  const answer = await get(path);
  if (answer?.status !== 200)
    return missing(name, `${path} not found`, 'Run npm run build, and start every process again.');
  const cache = answer.headers.get('cache-control') ?? 'none';
  if (!cache.includes('immutable'))
    return wrong(
      name,
      `cache-control: ${cache}`,
      'Let the proxy pass it unchanged: browsers keep these files for a year.',
    );
  const encoding = answer.headers.get('content-encoding');
  if (encoding === null)
    return slow(
      name,
      'not compressed',
      'Let the proxy pass accept-encoding: the bot serves compressed files.',
    );
  return right(name, `kept for a year, ${encoding}`);
}

const lived = v.pipe(v.string(), v.parseJson(), liveSchema);

/** Compares the proxies that stand there, by their own headers and entries, with TRUST_PROXY. */
function examineProxy({ headers }: Answer, live: Answer | undefined, { web }: BotConfig): Finding {
  const name = 'proxy';
  const told = headers.get('via') ?? headers.get('server');
  const seen = told === null ? 'none identifies itself' : told.slice(0, 40);
  const parsed = v.safeParse(lived, live?.text);
  // The bot itself sends no server header.
  const hops = parsed.success ? parsed.output.hops : told === null ? 0 : 1;
  if (told !== null && hops === 0)
    return wrong(
      name,
      `${seen} is in front of the bot, without X-Forwarded-For`,
      'Let the proxy add the client’s address to X-Forwarded-For: now all users count as one address.',
    );
  if (hops === web.proxies) return right(name, `${seen}; TRUST_PROXY counts ${web.proxies}`);
  return wrong(
    name,
    `${seen}; ${hops} in front of the bot, TRUST_PROXY counts ${web.proxies}`,
    hops > web.proxies
      ? 'Set TRUST_PROXY to the number of your proxies: now all users count as one address.'
      : 'Set TRUST_PROXY to the number of your proxies: now any user can pass for another address.',
  );
}

/** The page has to be built here before the bot starts. */
function examineBuild(config: BotConfig): Finding {
  const folder = staticDirOf(config);
  if (existsSync(join(folder, 'index.html'))) return right('build', 'there');
  return missing(
    'build',
    `no built page in ${folder}`,
    'Run npm run build, or set STATIC_DIR to its folder.',
  );
}

/** Whether the bot can listen at this address. */
async function examineHost(host: string): Promise<Finding> {
  const socket = createServer();
  const fault = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    socket.once('error', resolve);
    socket.listen({ host, port: 0 }, () => resolve(undefined));
  });
  await new Promise((resolve) => socket.close(resolve));
  if (fault === undefined) return right('HOST', `${host} is an address of this machine`);
  return wrong(
    'HOST',
    `${host} is no address of this machine`,
    'Set HOST to 127.0.0.1 for a proxy on this machine, or to 0.0.0.0 for one on another.',
  );
}

const told = v.pipe(v.string(), v.parseJson(), appConfigSchema);

function examineSettings(answer: Answer | undefined, { chain, version }: BotConfig): Finding {
  const name = 'config.json';
  const parsed = v.safeParse(told, answer?.text);
  if (!parsed.success)
    return wrong(name, 'not in the form the page expects', 'Check that the proxy passes it to the bot.');
  const { output } = parsed;
  if (output.version !== version)
    return wrong(name, `version ${output.version}, but ${version} here`, 'Restart every process.');
  const isSame =
    (chain.chainId === 'auto' || output.chainId === chain.chainId) &&
    output.nodes.join() === chain.nodeUrls.join();
  if (!isSame) return wrong(name, 'nodes or chain differ from these settings', 'Restart every process.');
  return right(name, `version ${version}, ${output.nodes.length} nodes`);
}

function examineReady(answer: Answer | undefined): Finding {
  const name = 'ready';
  if (answer?.status === 200) return right(name, 'takes requests');
  return wrong(name, answer?.text.slice(0, 80) ?? 'not responding', 'See /health, and the rows above.');
}
