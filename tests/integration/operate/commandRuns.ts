import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { compileCache } from '../../devnet/process/compileCache.ts';
import type { DoctorsNetwork } from './doctorsNetwork.ts';
import { conspicuous } from './examined.ts';

/** The command as a separate process. */
export const describeTheCommand = (network: () => DoctorsNetwork) =>
  describe('the command', () => {
    const main = join(import.meta.dirname, '../../../bot/src/doctor/main.ts');
    /** Run like npm run doctor; the events of this process, which contains the network(), continue. */
    const run = (own: Readonly<Record<string, string>>, ...args: string[]) => {
      const trusted = join(network().staticDir, 'trusted.pem');
      writeFileSync(trusted, network().certificate.cert);
      const { PATH } = process.env;
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
        env: { PATH, NODE_EXTRA_CA_CERTS: trusted, ...compileCache, ...network().settings, ...own },
      });
      return Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')] as const).then(
        ([output, errors, [code]]) => ({ output, errors, code: code as number }),
      );
    };

    it('prints one table, and ends with 0 where nothing is to be done', async () => {
      const { output, errors, code } = await run({});
      expect(errors).toBe('');
      expect(output).toMatch(/^\nclock\n {2}right {4}this machine/u);
      expect(output).toMatch(/\n {2}off {6}confirmations btc +off\n/u);
      expect(output).toMatch(/\n(?:All checks passed|Ready to serve\. Slow: \d+)\.\n$/u);
      expect(code).toBe(0);
    });

    it('prints the same for programs, and never a secret', async () => {
      const secrets = {
        BOT_TOKEN: '8072000000:hunter2-of-a-token-that-is-none',
        DATABASE_URL: 'postgres://owner:hunter2-of-the-database@127.0.0.1:9/none',
        METRICS_TOKEN: 'hunter2-of-the-metrics',
        PARTNER_SECRET: 'hunter2-of-the-partners',
        PRICES_URL: 'http://owner:hunter2-of-prices@127.0.0.1:9/hunter2?key=hunter2',
        FOREIGN_CHAIN_URLS: 'eth=http://127.0.0.1:9/v3/hunter2-of-a-chain',
      };
      const [table, report] = await Promise.all([run(secrets), run(secrets, '--json')]);
      expect([table.code, report.code]).toEqual([1, 1]);
      for (const { output, errors } of [table, report]) expect(output + errors).not.toContain('hunter2');
      expect(table.output).toMatch(/\n5 of \d+ checks need attention: see the advice under each\.\n$/u);
      const { isWell, counts, findings } = JSON.parse(report.output);
      expect(isWell).toBe(false);
      expect(counts).toMatchObject({ wrong: 1 });
      expect(conspicuous(findings)).toEqual([
        'services prices /tickers/:slug missing',
        'services prices /tickers/:slug/historical missing',
        'services confirmations eth eth_blockNumber missing',
        'messenger bot wrong',
        'database server missing',
      ]);
    });
  });
