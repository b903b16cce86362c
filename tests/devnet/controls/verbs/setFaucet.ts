import type { FaucetSettings } from '../../services/faucetSettings.ts';
import { ControlError, readNumber, type Verb } from '../verb.ts';

/** Sets the faucet's behaviour; missing members stay unchanged. */
export const setFaucet: Verb = {
  method: 'POST',
  path: '/faucet',
  about:
    'how the faucet behaves: { perAddress?, blocksLate?, isBroadcasting?, isNameless?, barredAddresses? }; perAddress: accounts in half an hour',
  run: ({ parts: { services }, body }) => Object.assign(services.faucet, readSettings(services.faucet, body)),
};

function readSettings(present: FaucetSettings, body: Readonly<Record<string, unknown>>): FaucetSettings {
  const { isBroadcasting, isNameless, barredAddresses } = { ...present, ...body };
  if (typeof isBroadcasting !== 'boolean' || typeof isNameless !== 'boolean')
    throw new ControlError('isBroadcasting and isNameless must be true or false');
  if (!Array.isArray(barredAddresses) || !barredAddresses.every((address) => typeof address === 'string'))
    throw new ControlError('barredAddresses must be a list of addresses');
  const { perAddress, blocksLate } = present;
  return {
    perAddress: readNumber(body, 'perAddress', { min: 0, max: 1_000_000, otherwise: perAddress }),
    blocksLate: readNumber(body, 'blocksLate', { min: 0, max: 1_000, otherwise: blocksLate }),
    isBroadcasting,
    isNameless,
    barredAddresses,
  };
}
