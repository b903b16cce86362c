import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { isCheapName, isValidAccountName } from '@xbts/shared/protocol/names.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../../fuzzCases.fixture.ts';
import { typedName } from '../../../recipients/model/typedName.ts';
import { newNameError } from './create/useNewName.ts';
import { readAccount } from './typedLogin.ts';

const CASES = { numRuns: cases };
/** Names, nearly names, and texts of any UTF-16 units. */
const anyName = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9.-]{0,70}$/u),
  fc.string({ unit: fc.constantFrom(...'ab7-.A_ ыß1'), maxLength: 70 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

describe(`the name of a new account (${cases} cases)`, () => {
  it('is accepted only when the chain registers it for the basic fee, and otherwise explained', () => {
    const codes = [
      'account_name.malformed',
      'account_name.too_long',
      'account_name.after_hyphen',
      'account_name.premium',
    ];
    const check = fc.property(anyName, (name) => {
      const error = newNameError(name);
      if (error !== null) expect(codes).toContain(error.code);
      else if (name !== '') expect([isValidAccountName(name), isCheapName(name)]).toEqual([true, true]);
    });
    fc.assert(check, CASES);
  });
});

describe(`the account of a login (${cases} cases)`, () => {
  it('is requested from the chain only with a valid name, and otherwise refused with a text', async () => {
    const asked: unknown[] = [];
    const chain = {
      call: async (_api: string, _method: string, params: unknown[]) => {
        asked.push(params[0]);
        return [null];
      },
    } as Partial<ChainClient> as ChainClient;
    const check = fc.asyncProperty(anyName, async (typed) => {
      asked.length = 0;
      const error = await readAccount(chain, typed).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(['login.account_empty', 'login.unknown_account']).toContain((error as AppError).code);
      const name = typedName(typed);
      expect(asked).toEqual(isValidAccountName(name) ? [[name]] : []);
    });
    await fc.assert(check, CASES);
  });
});
