import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '@xbts/bot/src/config.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'operate');
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly restart: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

// YAML 1.2 leaves the merge of anchors to the reader, and compose performs it.
const compose: {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, unknown>>;
  networks: Readonly<Record<string, { internal?: boolean } | null>>;
} = parse(text, { merge: true });
const { services } = compose;
const bots = [services['bot-1'], services['bot-2']];

describe('docs/operate/compose.yaml', () => {
  it('has two bots that share one PostgreSQL, and neither fetches updates', () => {
    expect(Object.keys(services).sort()).toEqual(['bot-1', 'bot-2', 'database', 'proxy']);
    expect(bots[0]).toEqual(bots[1]);
    const { environment = {} } = bots[0] ?? {};
    expect(environment.DATABASE_URL).toContain('@database:5432/');
    expect(environment).toMatchObject({ BOT_UPDATES: 'webhook', TRUST_PROXY: 'yes' });
    expect(services.database?.image).toMatch(/^postgres:1[5-9]$/u);
  });

  it('sets only existing settings', () => {
    const names: readonly string[] = settingNames;
    for (const bot of bots)
      expect(Object.keys(bot?.environment ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('watches the health of everything, and waits for its dependencies', () => {
    const dockerfile = readFileSync(join(folder, '..', '..', 'Dockerfile'), 'utf8');
    for (const [name, { healthcheck, restart }] of Object.entries(services)) {
      // The bots use the image's own.
      if (name.startsWith('bot')) expect(dockerfile).toMatch(/^HEALTHCHECK /mu);
      else expect(healthcheck?.test.length, name).toBeGreaterThan(0);
      expect(restart).toBe('unless-stopped');
    }
    const awaited = Object.values(services).flatMap((each) => Object.entries(each.depends_on ?? {}));
    expect(awaited.length).toBe(4);
    for (const [name, { condition }] of awaited) {
      expect(services[name]).toBeDefined();
      expect(condition).toBe('service_healthy');
    }
  });

  it('contains no secret, and requires those it needs by name', () => {
    const { environment = {} } = services.database ?? {};
    const asked = [...text.matchAll(/\$\{(\w+):\?/gu)].map(([, name = '']) => name);
    expect(environment.POSTGRES_PASSWORD).toMatch(/^\$\{DATABASE_PASSWORD:\?[^}]*\}$/u);
    expect(Object.keys(bots[0]?.environment ?? {}).join()).not.toMatch(/TOKEN|SECRET/u);
    expect(text.match(/postgres:\/\/\S+/u)?.[0]).toMatch(/^postgres:\/\/xbts:\$\{DATABASE_PASSWORD:/u);
    const example = readFileSync(join(folder, 'env.example'), 'utf8');
    for (const name of asked) expect(example).toMatch(new RegExp(`^${name}=$`, 'mu'));
    for (const service of bots) expect(service?.env_file).toBe('../../bot/.env');
    expect(readFileSync(join(folder, '..', '..', '.gitignore'), 'utf8')).toMatch(/^\.env$/mu);
  });

  it('keeps everything that must outlive a container, and mounts existing files', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes);
    const named = mounted.filter((each) => !each.startsWith('.')).map((each) => each.split(':', 1)[0]);
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
    for (const each of mounted.filter((one) => one.startsWith('.')))
      expect(existsSync(join(folder, each.split(':', 1)[0] ?? ''))).toBe(true);
    expect(services.database?.volumes).toContain('database:/var/lib/postgresql');
  });

  it('opens the proxy to the world, and the database to the bots', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(services.database?.networks).toEqual(['back']);
    expect(compose.networks.back?.internal).toBe(true);
    expect(services.proxy?.networks).toEqual(['front']);
  });
});

it.each([
  ['Caddyfile', [/bot-1:8080 bot-2:8080/u, /health_uri \/ready/u, /respond \/metrics 404/u]],
  ['nginx.conf', [/X-Forwarded-For \$proxy_add_x_forwarded_for/u, /location = \/metrics \{ return 404/u]],
] as const)('%s passes on what the bot needs, and keeps metrics inside', (file, forms) => {
  const proxy = readFileSync(join(folder, file), 'utf8');
  for (const form of forms) expect(proxy).toMatch(form);
  expect(proxy).not.toMatch(/non_idempotent|X-Frame-Options/iu);
});
