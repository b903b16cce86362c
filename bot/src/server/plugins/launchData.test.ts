import { expect, test } from 'vitest';
import { signedLaunch } from './launchData.fixture.ts';
import { checkLaunchData, launchIdentityOf } from './launchData.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';
const authDate = 1_795_000_000;
const now = authDate * 1_000 + 60_000;

const fields = {
  query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
  user: '{"id":279058397,"first_name":"Влад & Co","language_code":"ru"}',
  auth_date: String(authDate),
  start_param: 'partner-7',
};

const signed = (values: Record<string, string>, by = token) => signedLaunch(values, by);
const check = (initData: string, at = now) => checkLaunchData(initData, { token, now: at });
const refusal = (code: string) => expect.objectContaining({ code });

test('identify the user who opened the mini app', () => {
  expect(check(signed(fields))).toEqual({
    userId: 279_058_397,
    firstName: 'Влад & Co',
    languageCode: 'ru',
    startParam: 'partner-7',
    signedAt: authDate * 1_000,
    hash: new URLSearchParams(signed(fields)).get('hash'),
  });
});

test('agree with a precomputed signature', () => {
  // HMAC made with another tool: openssl dgst -sha256 -mac HMAC over "auth_date=1795000000\nuser={\"id\":1}".
  const initData =
    'user=%7B%22id%22%3A1%7D&auth_date=1795000000&hash=01ec07042cefa660b96253297f6f070f806100d253652b8980e18065565979cc';
  expect(check(initData).userId).toBe(1);
});

test('are refused with a changed field', () => {
  const forged = signed(fields).replace('partner-7', 'partner-8');
  expect(() => check(forged)).toThrow(refusal('launch.forged'));
});

test('are refused from another bot', () => {
  expect(() => check(signed(fields, '654321:zyxwvutsrqponmlkjihgfedcba'))).toThrow(refusal('launch.forged'));
});

test('are refused with an added or a repeated field', () => {
  expect(() => check(`${signed(fields)}&extra=1`)).toThrow(refusal('launch.forged'));
  expect(() => check(`${signed(fields)}&start_param=other`)).toThrow(refusal('launch.forged'));
});

test('are refused when older than a day, and accepted until then', () => {
  const day = 86_400_000;
  expect(check(signed(fields), authDate * 1_000 + day).userId).toBe(279_058_397);
  expect(() => check(signed(fields), authDate * 1_000 + day + 1_000)).toThrow(refusal('launch.expired'));
});

test('are refused with their age, and accepted up to a configured one', () => {
  const at = authDate * 1_000 + 86_402_500;
  const facts = { ageSeconds: 86_402 };
  expect(() => check(signed(fields), at)).toThrow(expect.objectContaining({ code: 'launch.expired', facts }));
  const agedAt = (maxAgeMs: number) => () => checkLaunchData(signed(fields), { token, now: at, maxAgeMs });
  expect(agedAt(86_402_500)().userId).toBe(279_058_397);
  expect(agedAt(86_402_499)).toThrow(refusal('launch.expired'));
});

test('are accepted from a clock up to a minute ahead', () => {
  expect(check(signed(fields), authDate * 1_000 - 60_000).userId).toBe(279_058_397);
  expect(() => check(signed(fields), authDate * 1_000 - 60_001)).toThrow(refusal('launch.forged'));
});

test.each([
  ['nothing', '', 'launch.missing'],
  ['no hash', new URLSearchParams(fields).toString(), 'launch.forged'],
  ['a short hash', 'auth_date=1795000000&user=%7B%22id%22%3A1%7D&hash=00', 'launch.forged'],
  ['no user', signed({ auth_date: String(authDate) }), 'launch.forged'],
  ['a user that is no JSON', signed({ auth_date: String(authDate), user: '{' }), 'launch.forged'],
])('are refused: %s', (_what, initData, code) => {
  expect(() => check(initData)).toThrow(refusal(code));
});

test('are read from the authorization header', () => {
  const read = (authorization?: string) =>
    launchIdentityOf({ headers: authorization === undefined ? {} : { authorization } }, { token, now });
  expect(read(`tma ${signed(fields)}`).userId).toBe(279_058_397);
  expect(() => read()).toThrow(refusal('launch.missing'));
  expect(() => read(`Bearer ${signed(fields)}`)).toThrow(refusal('launch.missing'));
});
