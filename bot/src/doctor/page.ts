import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appConfigSchema } from '@xbts/shared/services/config.ts';
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
  const [page, settings, ready] = await Promise.all([get('/'), get('/config.json'), get('/ready')]);
  if (page === undefined)
    return [
      certificate,
      missing(
        'page',
        'PUBLIC_URL isn’t responding',
        'Start the bot (npm run serve), and check that the proxy passes requests to its PORT.',
      ),
    ];
  return [
    certificate,
    examineOrigin(page, around.config),
    examineFile(page, around.config),
    examinePolicy(page, around.config),
    await examineAsset(page, get),
    examineProxy(page, around.config),
    examineSettings(settings, around.config),
    examineReady(ready),
  ];
}

const getter =
  (fetchAny: typeof fetch, base: string) =>
  async (path: string): Promise<Answer | undefined> => {
    const startedAt = performance.now();
    try {
      const response = await fetchAny(base + path, { signal: AbortSignal.timeout(ANSWER_MS) });
      const { status, headers, url } = response;
      return {
        url,
        status,
        headers,
        text: await response.text(),
        ms: Math.round(performance.now() - startedAt),
      };
    } catch {
      // No answer, whatever the reason: the rows name the remedy.
      return undefined;
    }
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

/** The bot itself sends no server header. */
function examineProxy({ headers }: Answer, { web }: BotConfig): Finding {
  const name = 'proxy';
  const told = headers.get('via') ?? headers.get('server');
  if (told !== null && web.proxies === 0)
    return wrong(
      name,
      `${told.slice(0, 40)} is in front of the bot`,
      'Set TRUST_PROXY to the number of your proxies: now all users count as one address.',
    );
  if (told === null) return right(name, web.proxies === 0 ? 'none seen' : 'none identifies itself');
  return right(name, `${told.slice(0, 40)}; TRUST_PROXY counts ${web.proxies}`);
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
  if (answer?.status === 200) return right(name, 'chain and database respond');
  return wrong(name, answer?.text.slice(0, 80) ?? 'not responding', 'See /health, and the rows above.');
}
