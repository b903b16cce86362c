import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { bareServer } from '../bareServer.fixture.ts';
import { addLaunchSession } from './launchSession.ts';

it('a request admitted in another way has no user', async () => {
  const deps = { storage: {} as never, token: '1:a', clock: { now: () => 0 }, requestsPerMinute: 1 };
  const server = await bareServer();
  const who = addLaunchSession(server, deps);
  expect(() => who({ headers: {} } as FastifyRequest)).toThrow(
    expect.objectContaining({ code: 'launch.missing' }),
  );
});
