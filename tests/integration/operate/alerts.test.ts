import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInstalled } from './isInstalled.ts';

const rules = join(import.meta.dirname, '../../../docs/operate/alerts.yaml');

/** Series by name, a value each minute (`0+60x50`: from 0 on, 60 more, fifty times). */
type Series = Readonly<Record<string, string>>;

const own = (name: string, labels = '') => `${name}{job="xbts",instance="one"${labels}}`;
const other = (name: string, labels = '') => `${name}{job="xbts",instance="two"${labels}}`;

/** Two processes that do what they should, for an hour. */
const well: Series = {
  [own('process_start_time_seconds')]: '1000x60',
  [other('process_start_time_seconds')]: '2000x60',
  [own('xbts_chain_connected')]: '1x60',
  [own('xbts_chain_head_age_seconds')]: '3x60',
  [own('xbts_payouts_age_seconds')]: '4x60',
  [own('xbts_notices_queued')]: '5x60',
  [other('xbts_notices_queued')]: '5x60',
  [own('xbts_notices_total', ',outcome="sent"')]: '0+60x60',
  [own('xbts_notices_total', ',outcome="slowDown"')]: '0x60',
  [own('xbts_updates_total', ',outcome="answered"')]: '0+60x60',
  [own('xbts_updates_total', ',outcome="failed"')]: '0+1x60',
  [own('xbts_http_requests_total', ',route="/",method="GET",status="2xx"')]: '0+600x60',
  [own('xbts_http_requests_total', ',route="/",method="GET",status="5xx"')]: '0+1x60',
  [own('xbts_upstream_requests_total', ',service="prices",outcome="ok"')]: '0+60x60',
  [own('xbts_http_request_seconds_bucket', ',route="/",le="0.1"')]: '0+600x60',
  [own('xbts_http_request_seconds_bucket', ',route="/",le="2.5"')]: '0+600x60',
  [own('xbts_http_request_seconds_bucket', ',route="/",le="+Inf"')]: '0+600x60',
  [own('process_cpu_seconds_total')]: '0+10x60',
  [own('nodejs_eventloop_lag_p99_seconds')]: '0.01x60',
  [own('xbts_followed_blocks_total', ',proof="proven"')]: '0+20x60',
  [own('xbts_followed_blocks_total', ',proof="believed"')]: '0x60',
};

const nothing = Object.fromEntries(Object.keys(well).map((name) => [name, '_x60']));

/** What goes wrong under each rule, in the series of the healthy hour. */
const faults: Readonly<Record<string, Series>> = {
  NoProcess: nothing,
  Restarts: { [own('process_start_time_seconds')]: '1000+60x60' },
  ChainAway: { [own('xbts_chain_connected')]: '0x60' },
  PayoutsBehind: { [own('xbts_payouts_age_seconds')]: '4+60x60' },
  NoticesStuck: { [own('xbts_notices_total', ',outcome="sent"')]: '7x60' },
  MessengerLimits: { [own('xbts_notices_total', ',outcome="slowDown"')]: '0+60x60' },
  UpdatesFail: { [own('xbts_updates_total', ',outcome="failed"')]: '0+30x60' },
  ServerErrors: { [own('xbts_http_requests_total', ',route="/",method="GET",status="5xx"')]: '0+60x60' },
  ServiceFails: { [own('xbts_upstream_requests_total', ',service="prices",outcome="failed"')]: '0+90x60' },
  SlowAnswers: { [own('xbts_http_request_seconds_bucket', ',route="/",le="0.1"')]: '0+10x60' },
  BusyProcess: { [own('process_cpu_seconds_total')]: '0+59x60' },
  UnprovenBlocks: { [own('xbts_followed_blocks_total', ',proof="believed"')]: '0+5x60' },
};

/** The names of the rules that fire at the end of such an hour, asked of promtool rule by rule. */
function firing(series: Series, asked: readonly string[]): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'xbts-rules-')), 'test.yaml');
  return asked.filter((alert) => {
    const test = {
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: [{ eval_time: '59m', alertname: alert, exp_alerts: [] }],
    };
    const tests = { rule_files: [rules], evaluation_interval: '1m', tests: [test] };
    writeFileSync(file, JSON.stringify(tests));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    // It names what fires although nothing was expected; anything else is a fault of this test.
    if (status !== 0) expect(stdout + stderr).toContain('got:[\n');
    return status !== 0;
  });
}

describe.runIf(isInstalled('promtool'))('the alert rules, as Prometheus reads them (needs promtool)', () => {
  const alerts = Object.keys(faults);

  it('are well-formed, and each has its fault here', () => {
    const checked = execFileSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' });
    expect(checked).toContain(`${alerts.length} rules found`);
  });

  it('are silent while all is well', () => {
    expect(firing(well, alerts)).toEqual([]);
  });

  it.each(Object.entries(faults))('%s fires at its fault', (alert, fault) => {
    expect(firing({ ...well, ...fault }, [alert])).toEqual([alert]);
  });

  it('notices that wait are seen also by a process that never sent one', () => {
    const { [own('xbts_notices_total', ',outcome="sent"')]: _sent, ...rest } = well;
    expect(firing(rest, ['NoticesStuck'])).toEqual(['NoticesStuck']);
  });
});
