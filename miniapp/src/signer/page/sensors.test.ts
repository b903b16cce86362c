import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  availableSensor,
  disableSensor,
  enableSensor,
  enrolSensor,
  readSensor,
  unlockBySensor,
} from './sensors.ts';

/** Events in order. */
const { happened, messenger, biometrics, passkey, vault } = vi.hoisted(() => ({
  happened: [] as unknown[],
  messenger: { isInside: true },
  biometrics: { isAvailable: true, hasAccess: true, isSaved: true, token: null as string | null },
  passkey: { isUsable: true, token: 'cd'.repeat(32) as string | null },
  vault: { isFailing: false },
}));
const note = (name: string, ...facts: unknown[]) => {
  happened.push([name, ...facts]);
};

/** The vault takes its time, and may fail. */
const turn = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  if (vault.isFailing) throw new Error('the vault');
};

vi.mock('../../platform/messenger/messenger.ts', () => ({ messenger }));
vi.mock('../../platform/messenger/biometrics.ts', () => ({
  biometrics: {
    isAvailable: async () => biometrics.isAvailable,
    requestAccess: async () => biometrics.hasAccess,
    saveToken: async (token: string) => {
      note('saved', token);
      return biometrics.isSaved;
    },
    readToken: async () => biometrics.token,
  },
}));
vi.mock('../../platform/messenger/passkey.ts', () => ({
  canUsePasskey: async () => passkey.isUsable,
  createPasskey: async () => ({ credential: 'ab', token: passkey.token }),
  readPasskey: async () => passkey.token,
}));
vi.mock('./client.ts', () => ({
  signer: {
    addToken: async (parts: { token: string }) => {
      await turn();
      note('added', parts.token);
      return parts;
    },
    removeToken: async (parts: { pin: string }) => {
      await turn();
      note('removed', parts.pin);
      return parts;
    },
    unlockByToken: async (parts: unknown) => note('unlocked', parts),
  },
}));

const parts = { pin: '123456', account: 'alice-trader7', reason: 'Unlock' };
const TOKEN = /^[0-9a-f]{64}$/u;
const refused = (code: string) => expect.objectContaining({ code });

beforeEach(() => {
  happened.length = 0;
  Object.assign(biometrics, { isAvailable: true, hasAccess: true, isSaved: true, token: '01'.repeat(32) });
  Object.assign(passkey, { isUsable: true, token: 'cd'.repeat(32) });
  messenger.isInside = true;
  vault.isFailing = false;
});

describe('the usable sensor', () => {
  it.each([
    { isInside: true, isAvailable: true, isUsable: true, sensor: 'biometrics' },
    { isInside: true, isAvailable: false, isUsable: true, sensor: null },
    { isInside: false, isAvailable: true, isUsable: true, sensor: 'passkey' },
    { isInside: false, isAvailable: true, isUsable: false, sensor: null },
  ])('$sensor: inside $isInside, biometrics $isAvailable, passkeys $isUsable', async (where) => {
    messenger.isInside = where.isInside;
    biometrics.isAvailable = where.isAvailable;
    passkey.isUsable = where.isUsable;
    expect(await availableSensor()).toBe(where.sensor);
  });
});

describe('a configured sensor', () => {
  it('has a fresh token of 32 bytes, which the vault stores before the messenger', async () => {
    await enableSensor('biometrics', parts);
    await enableSensor('biometrics', parts);
    const [[added, token] = [], [saved, kept] = [], [, other] = []] = happened as [string, string][];
    expect([added, saved, kept]).toEqual(['added', 'saved', token]);
    expect(token).toMatch(TOKEN);
    expect(other).not.toBe(token);
  });

  it('is not created if access is refused, and removed from the vault if the messenger does not store it', async () => {
    biometrics.hasAccess = false;
    await expect(enableSensor('biometrics', parts)).rejects.toEqual(refused('sensor.unavailable'));
    expect(happened).toEqual([]);
    Object.assign(biometrics, { hasAccess: true, isSaved: false });
    await expect(enableSensor('biometrics', parts)).rejects.toEqual(refused('sensor.unavailable'));
    expect(happened.at(-1)).toEqual(['removed', parts.pin]);
  });

  it('changes nothing in the messenger if the vault fails', async () => {
    vault.isFailing = true;
    await expect(enableSensor('biometrics', parts)).rejects.toThrow('the vault');
    await expect(disableSensor('biometrics', parts.pin)).rejects.toThrow('the vault');
    expect(happened).toEqual([]);
  });

  it('is a passkey with its own token outside the messenger', async () => {
    expect(await enableSensor('passkey', parts)).toMatchObject({ source: 'passkey', credential: 'ab' });
    expect(happened).toEqual([['added', passkey.token]]);
  });

  it('is removed from the vault, and its token is cleared in the messenger', async () => {
    await disableSensor('biometrics', parts.pin);
    await disableSensor('passkey', parts.pin);
    expect(happened).toEqual([
      ['removed', parts.pin],
      ['saved', ''],
      ['removed', parts.pin],
    ]);
  });

  it('is refused once it was removed, and not before', async () => {
    biometrics.isSaved = false;
    await enableSensor('biometrics', parts).catch((error: unknown) => note('failed', error));
    expect(happened.map((each) => (each as unknown[])[0])).toEqual(['added', 'saved', 'removed', 'failed']);
  });
});

describe('a sensor instead of a PIN', () => {
  it('requests access, and stores a fresh token', async () => {
    const way = await enrolSensor('biometrics', parts.account, parts.reason);
    expect(way).toMatchObject({ source: 'biometrics', credential: '', token: expect.stringMatching(TOKEN) });
    expect(happened).toEqual([['saved', (way as { token: string }).token]]);
    expect(await enrolSensor('passkey', parts.account, parts.reason)).toEqual({
      source: 'passkey',
      credential: 'ab',
      token: passkey.token,
    });
  });

  it.each([{ hasAccess: false }, { isSaved: false }])('is not created with %j', async (lack) => {
    Object.assign(biometrics, lack);
    const made = enrolSensor('biometrics', parts.account, parts.reason);
    await expect(made).rejects.toEqual(refused('sensor.unavailable'));
  });
});

describe('the token behind a sensor', () => {
  const slots = [
    { source: 'biometrics', credential: '' },
    { source: 'passkey', credential: 'ab' },
  ] as const;

  it('unlocks the account', async () => {
    for (const slot of slots) await unlockBySensor(parts.account, slot, parts.reason);
    expect(happened).toEqual([
      ['unlocked', { account: parts.account, source: 'biometrics', token: biometrics.token }],
      ['unlocked', { account: parts.account, source: 'passkey', token: passkey.token }],
    ]);
  });

  it.each([null, '', 'ab'.repeat(31), 'AB'.repeat(32), `${'ab'.repeat(32)} `])(
    'is refused if it is %j: not one of our tokens',
    async (token) => {
      biometrics.token = token;
      passkey.token = token;
      for (const slot of slots)
        await expect(readSensor(slot, parts.reason)).rejects.toEqual(refused('sensor.refused'));
    },
  );
});
