import { readConfig } from '@xbts/bot/src/config.ts';
import { examine } from '@xbts/bot/src/doctor/examine.ts';
import type { Finding, Verdict } from '@xbts/bot/src/doctor/finding.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import pg from 'pg';
import { expect } from 'vitest';
import type { DoctorsNetwork } from './doctorsNetwork.ts';

/** The table for an operator with the bot's settings except for these, and with a clock off by this. */
export function examined(
  network: DoctorsNetwork,
  own: Readonly<Record<string, string>> = {},
  aheadMs = 0,
): Promise<Finding[]> {
  const read = readConfig({ ...network.settings, ...own });
  if ('faults' in read) throw new TypeError(read.faults.join('\n'));
  return examine(read.config, { ...systemClock, now: () => Date.now() + aheadMs });
}

/**
 * Every row that is neither right nor disabled by the settings. Slow ones are left out: timing on a busy machine is not
 * their fault.
 */
export const conspicuous = (findings: readonly Finding[]) =>
  findings
    .filter(({ verdict, isWanted }) => verdict !== 'right' && verdict !== 'slow' && !isWanted)
    .map(({ part, name, verdict }) => `${part} ${name} ${verdict}`);

export const nodeName = (network: DoctorsNetwork, index: number) =>
  new URL(network.devnet.nodes[index]?.url ?? '').host;

/** One broken thing: the damage, its repair, and the only row that may report it; for a service, all of its paths. */
interface Broken {
  readonly row: string;
  readonly verdict: Verdict;
  readonly told: RegExp;
  readonly spoil: () => unknown;
  readonly mend: () => unknown;
}

/** True if a row is the named one, or one of its paths. */
const isOf = (row: string, name: string): boolean => name === row || name.startsWith(`${row} /`);

/** Breaks it, looks, mends it. */
export async function expectFound(
  network: DoctorsNetwork,
  { row, verdict, told, spoil, mend }: Broken,
): Promise<void> {
  try {
    await spoil();
    const findings = await examined(network);
    const said = findings.filter(({ part, name }) => isOf(row, `${part} ${name}`));
    expect(conspicuous(findings)).toEqual(
      verdict === 'slow' ? [] : said.map(({ part, name }) => `${part} ${name} ${verdict}`),
    );
    const [found] = said;
    expect(found?.verdict).toBe(verdict);
    expect(`${found?.seen} → ${found?.advice}`).toMatch(told);
    expect(found?.advice).toMatch(/^[A-Z].*[.?]$/u);
  } finally {
    await mend();
  }
}

/** Queries a database as its owner. */
export async function asOwner<Answer>(
  url: string,
  ask: (owner: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const owner = new pg.Client(url);
  await owner.connect();
  try {
    return await ask(owner);
  } finally {
    await owner.end();
  }
}
