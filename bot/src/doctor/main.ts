import { systemClock } from '@xbts/shared/client/clock.ts';
import { readConfig } from '../config.ts';
import { cutValues } from '../cutValues.ts';
import { cutSecrets, secretsOf } from '../serviceLog.ts';
import { version } from '../version.ts';
import { examine } from './examine.ts';
import { type Finding, findingsOf, isFault } from './finding.ts';
import { jsonOf, tableOf } from './report.ts';

/**
 * npm run doctor: checks everything that the settings name and prints one table, or JSON with --json. Exit code 1 when
 * a required part is wrong or missing.
 */
async function main(args: readonly string[]): Promise<void> {
  const { findings, cut } = await examined();
  const isJson = args.includes('--json');
  const text = isJson ? jsonOf(findings, { version, at: Date.now() }) : tableOf(findings);
  process.stdout.write(cut(text));
  process.exitCode = findings.some(isFault) ? 1 : 0;
}

async function examined(): Promise<{ findings: readonly Finding[]; cut: (text: string) => string }> {
  const read = readConfig(process.env);
  const { wrong } = findingsOf('settings');
  const cutShort = cutValues(process.env).map((name) =>
    wrong(name, 'ends at a # in bot/.env', 'Put the value in double quotes: the rest counts as a comment.'),
  );
  if ('config' in read)
    return {
      findings: [...cutShort, ...(await examine(read.config, systemClock))],
      cut: cutSecrets(secretsOf(read.config)),
    };
  const advice = 'Correct it in the environment or in bot/.env. bot/.env.example explains every setting.';
  const findings = read.faults.map((fault) => wrong(fault.split(' ', 1)[0] ?? '', fault, advice));
  return { findings: [...cutShort, ...findings], cut: (text) => text };
}

await main(process.argv.slice(2));
