import { expect, test } from 'vitest';
import { createLog } from './logging.ts';

function setup() {
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    secrets: ['123456:the-token', 'postgres://u:pw@db/x', ''],
    destination: { write: (line: string) => lines.push(line) },
  });
  return { lines, log };
}

test('no secret is logged, at any place in a line', () => {
  const { lines, log } = setup();
  const cause = new Error('request to https://api.telegram.org/bot123456:the-token/getMe failed');
  log.error({ err: new Error('HttpError', { cause }), url: 'postgres://u:pw@db/x' }, 'at 123456:the-token');
  expect(lines.join('')).not.toMatch(/the-token|pw@db/u);
  expect(lines.join('')).toContain('bot***/getMe');
});

test('headers that identify a person are cut out', () => {
  const { lines, log } = setup();
  log.info({ headers: { authorization: 'tma query_id=1', host: 'x' } }, 'request');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ headers: { authorization: '***', host: 'x' } });
});

test('foreign texts can not control the terminal that shows the log', () => {
  const { lines, log } = setup();
  const text = '\u001b[2J\u009b31m\u202eafter\u2028\n';
  log.warn({ said: text }, text);
  expect(lines).toHaveLength(1);
  expect(/[^\n\P{Cc}]|[\p{Cf}\p{Zl}]/u.test(lines[0] ?? '')).toBe(false);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ said: text, msg: text });
});
