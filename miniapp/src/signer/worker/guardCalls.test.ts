import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it } from 'vitest';
import { guardCalls } from './guardCalls.ts';
import type { Vault } from './vault/vault.ts';

/** A vault whose changes each take a turn, or fail; its protection shows whether one is in progress. */
function slowVault(fault?: AppError) {
  const made = { isMade: false };
  const change = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (fault !== undefined) throw fault;
    made.isMade = true;
  };
  const vault = {
    changePin: change,
    addToken: change,
    removeToken: change,
    setWipeAfter: change,
    protection: async () => ({ ...made }),
  };
  return { made, calls: guardCalls(vault as unknown as Vault) };
}

const sensor = { source: 'biometrics', token: '5e'.repeat(32), credential: '' } as const;
type Calls = ReturnType<typeof guardCalls>;

it.each([
  ['another PIN', (calls: Calls) => calls.changePin({ pin: '271828', newPin: '314159' }), null],
  [
    'a sensor that is added',
    (calls: Calls) => calls.addToken({ pin: '271828', ...sensor }),
    { isMade: true },
  ],
  [
    'a sensor that is removed',
    (calls: Calls) => calls.removeToken({ pin: '271828', source: 'passkey' }),
    { isMade: true },
  ],
  ['a limit of wrong PINs', (calls: Calls) => calls.setWipeAfter(10), { isMade: true }],
])('%s is answered once it is stored, and otherwise with the reason', async (_what, change, answer) => {
  const { made, calls } = slowVault();
  expect(await change(calls)).toEqual(answer);
  expect(made.isMade).toBe(true);
  const failing = slowVault(new AppError('vault.wrong_pin'));
  await expect(change(failing.calls)).rejects.toMatchObject({ code: 'vault.wrong_pin' });
});
