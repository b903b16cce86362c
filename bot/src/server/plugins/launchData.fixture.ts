import { createHmac } from 'node:crypto';

/** Launch data signed with a bot's token by the platform's documentation, independent of the code under test. */
export function signedLaunch(values: Record<string, string>, token: string): string {
  const lines = Object.keys(values)
    .sort()
    .map((key) => `${key}=${values[key]}`);
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
  return new URLSearchParams({ ...values, hash }).toString();
}
