import type { NodeStatus } from '@xbts/shared/client/nodeStatus.ts';
import { addressOf } from '../../../../platform/addressOf.ts';

export interface DiagnosticFacts {
  readonly version: string;
  readonly platform: string;
  readonly messengerVersion: string;
  readonly language: string;
  readonly userAgent: string;
  readonly viewport: string;
  readonly isOnline: boolean;
  readonly status: NodeStatus;
  /** Milliseconds. */
  readonly now: number;
}

/** Facts that help support without identifying the user: no account, key, address, amount or name. */
export function diagnosticText(facts: DiagnosticFacts): string {
  const { status } = facts;
  const head = status.head;
  return [
    `XBTS ${facts.version}`,
    `at ${new Date(facts.now).toISOString()}`,
    `in ${facts.platform} ${facts.messengerVersion}`.trimEnd(),
    `language ${facts.language}, viewport ${facts.viewport}`,
    facts.userAgent,
    `connection ${status.state}, browser ${facts.isOnline ? 'online' : 'offline'}`,
    head === null ? 'no block yet' : `block ${head.number}, irreversible ${head.irreversible}`,
    ...status.nodes.map(({ url, state, latencyMs, headNumber }) =>
      [hostOf(url), state, latencyMs === null ? null : `${Math.round(latencyMs)} ms`, headNumber]
        .filter((each) => each !== null)
        .join(' '),
    ),
  ].join('\n');
}

/** A node's own address may contain a user's token in its path: only the host is included. */
const hostOf = (url: string): string => addressOf(url)?.host ?? 'unreadable address';
