import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../devnet/process/ports.ts';
import { selfSigned } from './certificate.ts';
import type { DoctorsNetwork } from './doctorsNetwork.ts';
import { conspicuous, examined, expectFound } from './examined.ts';
import { startTlsProxy } from './tlsProxy.ts';

/** The rows of the page, spoiling each part in front of the bot in turn. */
export const describeThePage = (network: () => DoctorsNetwork) =>
  describe('the page', () => {
    const answering = (change: (headers: Record<string, string>) => Record<string, string>) => ({
      spoil: () => {
        network().proxy.change = (headers) => change(headers as Record<string, string>);
      },
      mend: () => {
        network().proxy.change = (headers) => headers;
      },
    });
    const without = (name: string) => answering(({ [name]: _left, ...rest }) => rest);

    it.each([
      ['security policy', 'wrong', /no content-security-policy → /u, without('content-security-policy')],
      [
        'security policy',
        'wrong',
        /x-frame-options was added → .*frame/u,
        answering((headers) => ({ ...headers, 'x-frame-options': 'DENY' })),
      ],
    ] as const)('%s that the proxy spoils is %s', async (name, verdict, told, how) => {
      await expectFound(network(), { row: `page ${name}`, verdict, told, ...how });
    });

    it('is kept by a proxy that changes its cache headers', async () => {
      const { spoil, mend } = answering((headers) => ({ ...headers, 'cache-control': 'max-age=60' }));
      spoil();
      expect(conspicuous(await examined(network()))).toEqual(['page files wrong', 'page hashed files wrong']);
      mend();
    });

    it.each([
      ['no', /1 in front of the bot, TRUST_PROXY counts 0 → .*one address/u],
      ['2', /1 in front of the bot, TRUST_PROXY counts 2 → .*pass for another/u],
    ])('has another number of proxies before it than TRUST_PROXY=%s says', async (TRUST_PROXY, told) => {
      const findings = await examined(network(), { TRUST_PROXY });
      expect(conspicuous(findings)).toEqual(['page proxy wrong']);
      const row = findings.find(({ part, name }) => part === 'page' && name === 'proxy');
      expect(`${row?.seen} → ${row?.advice}`).toMatch(told);
    });

    it('is not built, or would listen at an address of another machine', async () => {
      const STATIC_DIR = join(network().staticDir, 'nothing');
      const unbuilt = await examined(network(), { STATIC_DIR });
      expect(conspicuous(unbuilt)).toEqual(['page build missing']);
      const HOST = '192.0.2.1';
      const elsewhere = await examined(network(), { HOST });
      expect(conspicuous(elsewhere)).toEqual(['page HOST wrong']);
    });

    it('leads to another origin, which the messenger would not answer', async () => {
      const { proxy, certificate, settings } = network();
      const port = await freePort('127.0.0.1');
      const other = await startTlsProxy({ port, target: `http://127.0.0.1:${settings.PORT}`, certificate });
      try {
        await expectFound(network(), {
          row: 'page launch origin',
          verdict: 'wrong',
          told: /leads on to localhost:\d+ → Set PUBLIC_URL/u,
          spoil: () => {
            proxy.leadsTo = `https://localhost:${port}`;
          },
          mend: () => undefined,
        });
        expect(conspicuous(await examined(network(), { LAUNCH_MODE: 'link' }))).toEqual([]);
      } finally {
        proxy.leadsTo = '';
        await other.close();
      }
    });

    it('is another build than the one here', async () => {
      const file = join(network().staticDir, 'index.html');
      const before = readFileSync(file, 'utf8');
      const elsewhere = { STATIC_DIR: join(network().staticDir, 'assets') };
      appendFileSync(join(elsewhere.STATIC_DIR, 'index.html'), '<!doctype html>');
      expect(conspicuous(await examined(network(), elsewhere))).toEqual(['page files wrong']);
      writeFileSync(file, before);
    });

    it('was started with other settings', async () => {
      const nodes = network().settings.NODE_URLS?.split(',').slice(0, 2).join() ?? '';
      expect(conspicuous(await examined(network(), { NODE_URLS: nodes }))).toEqual([
        'page security policy wrong',
        'page config.json wrong',
      ]);
    });

    it('has a certificate that nobody trusts, or that ends soon', async () => {
      const { proxy, certificate } = network();
      await expectFound(network(), {
        row: 'page certificate',
        verdict: 'wrong',
        told: /not trusted: DEPTH_ZERO_SELF_SIGNED_CERT → /u,
        spoil: () => proxy.use(selfSigned('localhost', 90)),
        mend: () => proxy.use(certificate),
      });
    });

    it('is not there at all', async () => {
      const findings = await examined(network(), { PUBLIC_URL: 'https://localhost:9' });
      expect(conspicuous(findings)).toEqual([
        'messenger menu button wrong',
        'page certificate missing',
        'page page missing',
      ]);
    });
  });
