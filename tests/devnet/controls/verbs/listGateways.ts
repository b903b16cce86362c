import { gatewaysOf, type Verb } from '../verb.ts';

/** The local gateways' issued addresses, credits and payments. */
export const listGateways: Verb = {
  method: 'GET',
  path: '/gateways',
  about: 'deposit addresses handed out, deposits credited, withdrawals seen',
  run: ({ parts }) => {
    const { issued, deposits, withdrawals } = gatewaysOf(parts);
    return { issued, deposits, withdrawals };
  },
};
