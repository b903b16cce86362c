import { gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import type { CoinChange } from '../../services/gateways/gatewayBook.ts';
import { ControlError, gatewaysOf, type Verb } from '../verb.ts';

/** The members of a coin that may be changed, by the type of their value. */
const members: Readonly<Record<string, 'string' | 'boolean' | 'number'>> = {
  depositAllowed: 'boolean',
  withdrawalAllowed: 'boolean',
  memoSupport: 'boolean',
  minAmount: 'string',
  withdrawFee: 'string',
  gateFee: 'string',
  confirmations: 'number',
  address: 'string',
  memo: 'string',
  gatewayWallet: 'string',
  issuer: 'string',
};

/** Changes a gateway's row of a coin; an empty body reverts all changes. */
export const changeGatewayCoin: Verb = {
  method: 'POST',
  path: '/gateways/:family/:symbol',
  about: `what a gateway says of a coin: { ${Object.keys(members).join('?, ')}? }; address, memo = what it hands out for deposits; gatewayWallet = the address in the other network that everybody deposits to; issuer = whom it names; {} = as it was`,
  run: ({ parts, params, body }) => {
    const book = gatewaysOf(parts);
    const family = gatewayFamilies.find((one) => one === params.family);
    if (family === undefined)
      throw new ControlError(`no such gateway: ${params.family}; known: ${gatewayFamilies.join(', ')}`);
    const symbol = params.symbol ?? '';
    if (book.coin(family, symbol) === undefined)
      throw new ControlError(`the gateway ${family} has no ${symbol}`);
    for (const [name, value] of Object.entries(body))
      if (members[name] === undefined || typeof value !== members[name])
        throw new ControlError(
          `${name} is not ${members[name] ?? `one of ${Object.keys(members).join(', ')}`}`,
        );
    book.change(family, symbol, body as CoinChange);
    return book.coin(family, symbol);
  },
};
