import { expect, it } from 'vitest';
import {
  contentHeader,
  type PinSlot,
  readEnvelope,
  slotHeader,
  type TokenSlot,
  writeEnvelope,
} from './envelope.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const [salt, device] = ['5a'.repeat(32), 'de'.repeat(16)];
const [iv, wrapped] = ['00'.repeat(12), '11'.repeat(48)];

it('the authenticated data of each slot follow the description of the envelope', () => {
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

const pinSlot: PinSlot = {
  kind: 'pin',
  kdf: 'PBKDF2-HMAC-SHA384',
  rounds: 1,
  salt,
  device,
  iv,
  wrapped,
};
const tokenSlot: TokenSlot = {
  kind: 'token',
  kdf: 'HKDF-SHA256',
  source: 'biometrics',
  credential: '',
  salt,
  device,
  iv,
  wrapped,
};
const whole = { version: 2, slots: [pinSlot, tokenSlot], iv, sealed: '22'.repeat(16) } as const;
const read = (change: object) => readEnvelope(writeEnvelope({ ...whole, ...change } as never));
const hex = (bytes: number) => 'ab'.repeat(bytes);

it('an envelope is read if each member has its exact length', () => {
  for (const change of [{}, { slots: [{ ...pinSlot, rounds: 20_000_000 }] }, { sealed: hex(17) }])
    expect(read(change)).toMatchObject({ ...whole, ...change });
});

it.each([
  { slots: [] },
  { iv: hex(11) },
  { iv: hex(13) },
  { sealed: hex(15) },
  ...[0, 1.5, 20_000_001].map((rounds) => ({ slots: [{ ...pinSlot, rounds }] })),
  ...[pinSlot, tokenSlot].flatMap((slot) =>
    [{ salt: 32 }, { device: 16 }, { iv: 12 }, { wrapped: 48 }].flatMap((member) =>
      Object.entries(member).flatMap(([name, length]) =>
        [length - 1, length + 1].map((wrong) => ({ slots: [{ ...slot, [name]: hex(wrong) }] })),
      ),
    ),
  ),
])('and is damaged otherwise (%#)', (change) => {
  expect(() => read(change)).toThrow('vault.damaged');
});

it('an envelope of another version belongs to another app, and is invalid without a version', () => {
  for (const version of [1, 3])
    expect(() => readEnvelope(JSON.stringify({ ...whole, version }))).toThrow(
      expect.objectContaining({ code: 'vault.unknown_version', facts: { version } }),
    );
  expect(() => readEnvelope('{}')).toThrow('vault.damaged');
});
