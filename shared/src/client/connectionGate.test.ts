import { describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { ConnectionGate } from './connectionGate.ts';
import { FakeClock } from './fakeClock.fixture.ts';

const connectionOf = (isOpen: boolean) => ({ isOpen }) as Connection;

function setup() {
  const clock = new FakeClock();
  const gate = new ConnectionGate(clock);
  const wait = (ms: number, signal?: AbortSignal) => {
    const outcome = { is: 'waiting' as unknown };
    gate.wait(clock.now() + ms, 'get_thing', signal).then(
      (connection) => {
        outcome.is = connection;
      },
      (error) => {
        outcome.is = error.code;
      },
    );
    return outcome;
  };
  return { clock, gate, wait };
}

describe('calls without a connection', () => {
  it('wait for one until their deadline, and not a millisecond longer', async () => {
    const { clock, wait } = setup();
    const [late, over] = [wait(1_000), wait(0)];
    await clock.advance(999);
    expect([late.is, over.is]).toEqual(['waiting', 'node.unreachable']);
    await clock.advance(1);
    expect(late.is).toBe('node.unreachable');
  });

  it('are let through all at once by the next connection', async () => {
    const { clock, gate, wait } = setup();
    const waiting = [wait(1_000), wait(1_000)];
    gate.set(null);
    await clock.advance(10);
    expect(waiting.map(({ is }) => is)).toEqual(['waiting', 'waiting']);
    const connection = connectionOf(true);
    gate.set(connection);
    await clock.advance(2_000);
    expect(waiting.map(({ is }) => is)).toEqual([connection, connection]);
    const at = wait(1_000);
    await clock.advance(0);
    expect(at.is).toBe(connection);
  });

  it('wait for the next one if the connection in use has ended', async () => {
    const { clock, gate, wait } = setup();
    gate.set(connectionOf(false));
    const call = wait(1_000);
    await clock.advance(10);
    expect(call.is).toBe('waiting');
  });

  it('are cancelled by their signal, before or while they wait', async () => {
    const { clock, gate, wait } = setup();
    const controller = new AbortController();
    const waiting = wait(1_000, controller.signal);
    controller.abort();
    const gone = wait(1_000, controller.signal);
    await clock.advance(0);
    expect([gone.is, waiting.is]).toEqual(['request.cancelled', 'request.cancelled']);
    gate.set(connectionOf(true));
  });

  it('fail when the gate closes, and so does every later one', async () => {
    const { clock, gate, wait } = setup();
    const waiting = wait(1_000);
    gate.close();
    const later = wait(1_000);
    await clock.advance(0);
    expect([waiting.is, later.is]).toEqual(['node.closed', 'node.closed']);
  });
});
