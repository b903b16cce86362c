import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { cutSecrets, secretsOf } from './serviceLog.ts';
import { webhookSecret } from './telegram/updates/startWebhook.ts';

const token = '123456:abcdefghijklmnopqrstuvwxyz';
const read = readConfig({
  BOT_TOKEN: token,
  PUBLIC_URL: 'https://mini.example.org',
  DATABASE_URL: 'postgres://owner:pass%40word-1@db.example/bot',
  METRICS_TOKEN: 'metrics-secret',
  PARTNER_SECRET: 'partners-secret-words',
});
if ('faults' in read) throw new TypeError(read.faults.join());
const cut = cutSecrets(secretsOf(read.config));

test.each([
  ['the token in an address', `POST https://api.telegram.org/bot${token}/getMe failed`],
  ['the webhook’s secret, which is made of it', `x-telegram-bot-api-secret-token: ${webhookSecret(token)}`],
  ['the address of the database', 'connect to postgres://owner:pass%40word-1@db.example/bot'],
  ['its password alone, as it is typed', 'password pass@word-1 was refused'],
  ['its password alone, as it stands in an address', 'pass%40word-1'],
  ['the token of the metrics', 'Bearer metrics-secret'],
  ['the secret of partner links', 'signed by partners-secret-words'],
])('%s is cut out', (_what, text) => {
  expect(cut(text)).toContain('***');
  expect(cut(text)).not.toMatch(
    /abcdefghijkl|[0-9a-f]{64}|pass(?:@|%40)word|metrics-secret|partners-secret/u,
  );
});
