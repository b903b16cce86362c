import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FastifyInstance } from 'fastify';
import { revalidatedControl } from '../plugins/cacheControl.ts';

const ADDRESS = '/.well-known/security.txt';
/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116): the operator, in the chat that the page names too. */
export function addSecurityText(
  server: FastifyInstance,
  { contact, publicUrl, clock }: { contact: string; publicUrl: string; clock: Pick<Clock, 'now'> },
): void {
  server.get(ADDRESS, async (_request, reply) => {
    const midnight = Math.ceil(clock.now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, ru, zh',
      `Canonical: ${publicUrl}${ADDRESS}`,
    ];
    reply.header('cache-control', revalidatedControl).type('text/plain; charset=utf-8');
    return `${lines.join('\n')}\n`;
  });
}
