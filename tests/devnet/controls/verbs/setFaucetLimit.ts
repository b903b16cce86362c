import { readNumber, type Verb } from '../verb.ts';

/** Sets how many accounts one address may register. */
export const setFaucetLimit: Verb = {
  method: 'POST',
  path: '/faucet',
  about: 'accounts that one address may register: { perAddress }',
  run: ({ parts: { services }, body }) => {
    services.faucetLimits.perAddress = readNumber(body, 'perAddress', { min: 0, max: 1_000_000 });
    return services.faucetLimits;
  },
};
