import { type FastifyRequest, fastify } from 'fastify';
import { expect, it } from 'vitest';
import { addLaunchSession } from './launchSession.ts';

it('nobody is told of a request that was let in by another way', () => {
  const deps = { storage: {} as never, token: '1:a', clock: { now: () => 0 }, requestsPerMinute: 1 };
  const who = addLaunchSession(fastify(), deps);
  expect(() => who({ headers: {} } as FastifyRequest)).toThrow(
    expect.objectContaining({ code: 'launch.missing' }),
  );
});
