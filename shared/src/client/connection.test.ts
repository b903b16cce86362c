import { describe, expect, it } from 'vitest';
import { Connection } from './connection.ts';
import { FakeClock } from './fakeClock.fixture.ts';
import type { SocketEvents } from './socket.ts';

const URL = 'wss://a';

/** A connection over a socket that the test controls. */
function connect({ isOpened = true } = {}) {
  const clock = new FakeClock();
  const sent: { id: number; params: unknown[] }[] = [];
  const lost: string[] = [];
  let isClosed = false;
  let events: SocketEvents | undefined;
  const connection = new Connection({
    url: URL,
    clock,
    onLost: (reason) => lost.push(reason),
    openSocket: (_url, told) => {
      events = told;
      return {
        send: (text) => sent.push(JSON.parse(text)),
        close: () => {
          isClosed = true;
        },
      };
    },
  });
  if (isOpened) events?.onOpen();
  const say = (message: object) => events?.onText(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const close = (reason: string) => events?.onClose(reason);
  const open = () => events?.onOpen();
  return { clock, connection, sent, lost, say, open, close, isClosed: () => isClosed };
}

const request = (connection: Connection, more: { isOnce?: boolean; signal?: AbortSignal } = {}) =>
  connection.request(0, 'get_thing', [1], { timeoutMs: 60_000, ...more });

const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    (error) => error.code,
  );

describe('a connection', () => {
  it('opens with its socket, and reports it once', async () => {
    const { connection, open, isClosed } = connect({ isOpened: false });
    expect(connection.isOpen).toBe(false);
    expect(await codeOf(request(connection))).toBe('node.connection_lost');
    open();
    await connection.opened;
    expect(connection.isOpen).toBe(true);
    connection.close();
    open();
    expect([connection.isOpen, isClosed()]).toEqual([false, true]);
  });

  it('reports to its owner and all waiting callers if it never opens', async () => {
    const { connection, lost, close } = connect({ isOpened: false });
    close('1006');
    expect(await codeOf(connection.opened)).toBe('node.connection_lost');
    expect(lost).toEqual(['1006']);
  });

  it('numbers its requests, and gives each answer to its own', async () => {
    const { connection, sent, say } = connect();
    const [one, other] = [request(connection), request(connection)];
    expect(sent.map(({ id, params }) => [id, params])).toEqual([
      [1, [0, 'get_thing', [1]]],
      [2, [0, 'get_thing', [1]]],
    ]);
    say({ id: 2, result: 'other' });
    say({ id: 1, result: 'one' });
    expect(await Promise.all([one, other])).toEqual(['one', 'other']);
  });

  it('limits a request to its time', async () => {
    const { clock, connection, say, lost } = connect();
    const code = codeOf(connection.request(0, 'get_thing', [], { timeoutMs: 2_000 }));
    let isOver = false;
    code.then(() => {
      isOver = true;
    });
    await clock.advance(1_999);
    expect(isOver).toBe(false);
    await clock.advance(1);
    expect([isOver, await code]).toEqual([true, 'node.timeout']);
    say({ id: 1, result: 'late' });
    expect(lost).toEqual([]);
  });

  it('sends no request that is already cancelled', async () => {
    const { connection, sent } = connect();
    const controller = new AbortController();
    controller.abort();
    expect(await codeOf(request(connection, { signal: controller.signal }))).toBe('request.cancelled');
    expect(sent).toEqual([]);
  });

  it('is lost after four seconds without a message while a request is unanswered', async () => {
    const { clock, connection, lost } = connect();
    const code = codeOf(request(connection));
    await clock.advance(3_999);
    expect(lost).toEqual([]);
    await clock.advance(1);
    expect([lost, await code]).toEqual([['silent'], 'node.connection_lost']);
  });

  it('stays while any message arrives, and while no request is open', async () => {
    const { clock, connection, lost, say } = connect();
    await clock.advance(60_000);
    const answer = request(connection);
    for (let turn = 0; turn < 5; turn += 1) {
      await clock.advance(3_900);
      say({ method: 'notice', params: [9, ['x']] });
    }
    say({ id: 1, result: 'late' });
    expect(await answer).toBe('late');
    await clock.advance(60_000);
    expect(lost).toEqual([]);
  });

  it('counts the silence from the last message, not from the first request', async () => {
    const { clock, connection, lost, say } = connect();
    const code = codeOf(request(connection));
    await clock.advance(3_000);
    say({ method: 'notice', params: [9, ['x']] });
    await clock.advance(3_999);
    expect(lost).toEqual([]);
    await clock.advance(1);
    expect([lost, await code]).toEqual([['silent'], 'node.connection_lost']);
  });

  it('reports a loss to its owner once, and nothing after its owner closed it', () => {
    const gone = connect();
    gone.close('1006');
    gone.close('1006');
    expect(gone.lost).toEqual(['1006']);
    const closed = connect();
    closed.connection.close();
    closed.close('1000');
    expect(closed.lost).toEqual([]);
  });

  it('passes a notice to the listener of its callback, and none after its end', () => {
    const { connection, say } = connect();
    const heard: unknown[] = [];
    connection.onNotice(7, (argument) => heard.push(argument));
    say({ method: 'notice', params: [7, ['one']] });
    say({ method: 'notice', params: [8, ['other']] });
    connection.close();
    say({ method: 'notice', params: [7, ['late']] });
    expect(heard).toEqual(['one']);
  });
});

describe('a retired connection', () => {
  it('fails its reads at once, and waits five seconds for answers to unrepeatable requests', async () => {
    const { clock, connection, say, lost, isClosed } = connect();
    const read = codeOf(request(connection));
    const sent = request(connection, { isOnce: true });
    connection.retire();
    expect(await read).toBe('node.connection_lost');
    await clock.advance(3_000);
    say({ method: 'notice', params: [9, ['x']] });
    await clock.advance(1_999);
    expect(isClosed()).toBe(false);
    say({ id: 2, result: 'sent' });
    expect([await sent, isClosed(), lost]).toEqual(['sent', true, []]);
  });

  it('ends after these five seconds', async () => {
    const { clock, connection, say, isClosed } = connect();
    const sent = codeOf(request(connection, { isOnce: true }));
    connection.retire();
    await clock.advance(3_000);
    say({ method: 'notice', params: [9, ['x']] });
    await clock.advance(1_999);
    expect(isClosed()).toBe(false);
    await clock.advance(1);
    expect([isClosed(), await sent]).toEqual([true, 'node.connection_lost']);
  });

  it('ends at once without open requests, or if it never opened', () => {
    const idle = connect();
    idle.connection.retire();
    expect([idle.isClosed(), idle.lost]).toEqual([true, []]);
    const unopened = connect({ isOpened: false });
    unopened.connection.retire();
    expect([unopened.isClosed(), unopened.lost]).toEqual([true, []]);
  });

  it('accepts no requests, and reports no loss', async () => {
    const { connection, close, lost } = connect();
    const sent = codeOf(request(connection, { isOnce: true }));
    connection.retire();
    expect(await codeOf(request(connection))).toBe('node.connection_lost');
    close('1006');
    expect([await sent, lost]).toEqual(['node.connection_lost', []]);
  });
});

describe('the id of an api', () => {
  it('is requested once, after a login; database and login have theirs from the start', async () => {
    const { connection, sent, say } = connect();
    expect(await Promise.all([connection.apiId('database', 9), connection.apiId('login', 9)])).toEqual([
      0, 1,
    ]);
    const ids = Promise.all([connection.apiId('history', 1_000), connection.apiId('history', 1_000)]);
    expect(sent.map(({ params }) => params)).toEqual([
      [1, 'login', ['', '']],
      [1, 'history', []],
    ]);
    say({ id: 2, result: 5 });
    expect(await ids).toEqual([5, 5]);
    const other = connection.apiId('asset', 1_000);
    expect(sent.map(({ params }) => params[1])).toEqual(['login', 'history', 'asset']);
    say({ id: 3, result: 6 });
    expect(await other).toBe(6);
  });

  it('is requested again after a lost answer, but not after a refusal', async () => {
    const { clock, connection, sent, say } = connect();
    const late = codeOf(connection.apiId('history', 1_000));
    await clock.advance(1_000);
    expect(await late).toBe('node.timeout');
    const denied = codeOf(connection.apiId('history', 1_000));
    const asked = sent.length;
    say({ id: asked, error: { code: 10, message: 'Access denied' } });
    expect(await denied).toBe('node.api_denied');
    expect(await codeOf(connection.apiId('history', 1_000))).toBe('node.api_denied');
    expect(sent).toHaveLength(asked);
  });

  it('is a refusal if it is not a number', async () => {
    const { connection, say } = connect();
    const denied = codeOf(connection.apiId('history', 1_000));
    say({ id: 2, result: null });
    expect(await denied).toBe('node.api_denied');
  });
});
