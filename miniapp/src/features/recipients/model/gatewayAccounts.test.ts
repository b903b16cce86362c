// @vitest-environment jsdom
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import { gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import { expect, it } from 'vitest';
import { accountsOf, type GatewayAccount } from './gatewayAccounts.ts';

const failed = (code: ErrorCode): PromiseSettledResult<GatewayAccount[]> => ({
  status: 'rejected',
  reason: new AppError(code),
});
const gate = (family: string): GatewayAccount => ({ name: `${family}-issuer`, family });
/** All gateways have returned their accounts, except for failed ones. */
const found = (failures: Record<string, ErrorCode>, known: readonly GatewayAccount[] = []) => {
  const read = gatewayFamilies.map((family) => {
    const code = failures[family];
    return code === undefined ? { status: 'fulfilled' as const, value: [gate(family)] } : failed(code);
  });
  const { accounts, areSomeUnknown } = accountsOf(read, known);
  return { areSomeUnknown, hasTon: accounts.some(({ name }) => name === 'ton-issuer') };
};

it('the accounts of all gateways are known once each has answered', () => {
  expect(found({})).toEqual({ areSomeUnknown: false, hasTon: true });
});

it('some are unknown if a single gateway is silent: an account may be its own', () => {
  expect(found({ ton: 'service.unreachable' })).toEqual({ areSomeUnknown: true, hasTon: false });
});

it('a silent gateway keeps its known accounts', () => {
  expect(found({ ton: 'service.unreachable' }, [gate('ton')])).toEqual({
    areSomeUnknown: false,
    hasTon: true,
  });
});

it('a gateway that is not set up has none', () => {
  expect(found({ ton: 'service.not_configured' })).toEqual({ areSomeUnknown: false, hasTon: false });
});

it('without any answer from gateways it fails', () => {
  const all = Object.fromEntries(gatewayFamilies.map((family) => [family, 'service.unreachable' as const]));
  expect(() => found(all)).toThrow(AppError);
});
