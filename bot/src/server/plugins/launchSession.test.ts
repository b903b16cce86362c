import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { bareServer } from '../bareServer.fixture.ts';
import { addLaunchSession } from './launchSession.ts';

it('nobody is told of a request that was let in by another way', async () => {
  const deps = { storage: {} as never, token: '1:a', clock: { now: () => 0 }, requestsPerMinute: 1 };
  const server = await bareServer();
  const who = addLaunchSession(server, deps);
  expect(() => who({ headers: {} } as FastifyRequest)).toThrow(
    expect.objectContaining({ code: 'launch.missing' }),
  );
});
