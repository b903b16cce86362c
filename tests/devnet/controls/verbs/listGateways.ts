import { gatewaysOf, type Verb } from '../verb.ts';

/** What the local gateways have handed out, credited and paid. */
export const listGateways: Verb = {
  method: 'GET',
  path: '/gateways',
  about: 'deposit addresses handed out, deposits credited, withdrawals seen',
  run: ({ parts }) => {
    const { issued, deposits, withdrawals } = gatewaysOf(parts);
    return { issued, deposits, withdrawals };
  },
};
