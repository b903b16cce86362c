import { type GatewayFamily, gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import { creditDeposit, DepositRefusal } from '../../services/gateways/creditDeposit.ts';
import { ControlError, gatewaysOf, type Verb, type VerbCall } from '../verb.ts';

/** Makes coins arrive at a gateway; they are issued to the account in the next block. */
export const makeDeposit: Verb = {
  method: 'POST',
  path: '/gateways/deposit',
  about: `a deposit that arrives: { symbol, amount: "0.01", account | address, memo? (to the address of everybody: dex:{account}), family?: ${gatewayFamilies.join(' | ')} }`,
  run: ({ parts, body }) => {
    const arrival = {
      symbol: textOf(body, 'symbol') ?? '',
      amount: textOf(body, 'amount') ?? '',
      ...optional('account', textOf(body, 'account')),
      ...optional('address', textOf(body, 'address')),
      ...optional('memo', textOf(body, 'memo')),
      ...optional('family', familyOf(body)),
    };
    try {
      return creditDeposit(parts.ledger, gatewaysOf(parts), arrival);
    } catch (error) {
      if (error instanceof DepositRefusal) throw new ControlError(error.message);
      throw error;
    }
  },
};

function textOf(body: VerbCall['body'], name: string): string | undefined {
  const value = body[name];
  if (value !== undefined && typeof value !== 'string') throw new ControlError(`${name} must be a text`);
  return value;
}

function familyOf(body: VerbCall['body']): GatewayFamily | undefined {
  if (body.family === undefined) return undefined;
  const family = gatewayFamilies.find((one) => one === body.family);
  if (family === undefined) throw new ControlError(`family must be one of ${gatewayFamilies.join(', ')}`);
  return family;
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [N in Name]: Value });
}
