import { expect, it } from 'vitest';
import { contentHeader, slotHeader } from './envelope.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const [salt, device] = ['5a'.repeat(32), 'de'.repeat(16)];
const [iv, wrapped] = ['00'.repeat(12), '11'.repeat(48)];

it('what is authenticated of each way in is the text that the envelope’s description says', () => {
  const pin = { kind: 'pin', kdf: 'PBKDF2-HMAC-SHA384', rounds: 900_000, salt, device } as const;
  expect(text(slotHeader(pin))).toBe(`xbts-vault|2|pin|PBKDF2-HMAC-SHA384|900000|${salt}|${device}`);
  const token = {
    kind: 'token',
    kdf: 'HKDF-SHA256',
    source: 'passkey',
    credential: 'c0de',
    salt,
    device,
  } as const;
  expect(text(slotHeader(token))).toBe(`xbts-vault|2|token|HKDF-SHA256|passkey|c0de|${salt}|${device}`);
  const slots = [{ ...pin, iv, wrapped }];
  expect(text(contentHeader(slots))).toBe(`xbts-vault|2|${JSON.stringify(slots)}`);
});
