import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { vi } from 'vitest';
import { botSettings } from '../../devnet/botSettings.ts';
import { buildMiniApp, miniAppDist } from '../../devnet/process/buildMiniApp.ts';
import { freePort } from '../../devnet/process/ports.ts';
import { startBot } from '../../devnet/process/startBot.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { type OwnDatabases, sharedPostgres } from '../../sharedPostgres.ts';
import { type Certificate, selfSigned } from './certificate.ts';
import { startTlsProxy, type TlsProxy } from './tlsProxy.ts';

/** A whole installation on a development network: bot, PostgreSQL, and a TLS proxy in front. */
export interface DoctorsNetwork {
  readonly devnet: Devnet;
  readonly postgres: OwnDatabases;
  readonly proxy: TlsProxy;
  /** The proxy's, trusted by this process. */
  readonly certificate: Certificate;
  readonly staticDir: string;
  /** The bot's settings at its start. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts all of it; this process trusts the proxy's certificate until it is closed. */
export async function startDoctorsNetwork(): Promise<DoctorsNetwork> {
  const staticDir = mkdtempSync(join(tmpdir(), 'xbts-doctor-'));
  // The page as it is built, in a folder that a test may spoil.
  await buildMiniApp();
  cpSync(miniAppDist, staticDir, { recursive: true });
  const devnet = await startDevnet({ blockMs: 300 });
  const postgres = sharedPostgres();
  const [port, tlsPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const { nodes, servicesUrl, messenger } = devnet;
  const nodeUrls = nodes.map(({ url }) => url);
  const publicUrl = `https://localhost:${tlsPort}`;
  const around = { port, host: '127.0.0.1', publicUrl, nodeUrls, servicesUrl, staticDir, messenger };
  const settings = {
    ...botSettings(around),
    TRUST_PROXY: 'yes',
    DATABASE_URL: await postgres.createDatabase(),
  };
  const trusted = tls.getCACertificates('default');
  const certificate = selfSigned('localhost', 90);
  tls.setDefaultCACertificates([...trusted, certificate.cert]);
  const target = `http://127.0.0.1:${port}`;
  const proxy = await startTlsProxy({ port: tlsPort, target, certificate });
  const bot = await startBot({ settings, url: target });
  // It announces itself while it serves already.
  const isAnnounced = () => messenger.calls.some(({ method }) => method === 'setChatMenuButton');
  await vi.waitUntil(isAnnounced, { timeout: 60_000 });
  const close = async () => {
    tls.setDefaultCACertificates(trusted);
    await Promise.all([bot.close(), proxy.close()]);
    await Promise.all([devnet.close(), postgres.stop()]);
    rmSync(staticDir, { recursive: true, force: true });
  };
  return { devnet, postgres, proxy, certificate, staticDir, settings, close };
}
