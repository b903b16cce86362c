import { expect, it } from 'vitest';
import { createFakeChain } from '../../../platform/chain/chain.fixture.ts';
import { planImport } from './contactImport.ts';

const chain = createFakeChain({
  accounts: { '1.2.19': 'bob-holder2', '1.2.20': 'carol-pools3', '1.2.66': 'evil-scam6' },
  assets: {},
  balances: {},
  orders: [],
  history: [],
});
const bob = { name: 'bob-holder2', id: '1.2.19', label: 'Bob' };
const rules = { contacts: [bob], forbidden: new Set(['evil-scam6']) };

it('an import adds new accounts of the chain, leaves known contacts as they are and reports the rest by line', async () => {
  const text = ['bob-holder2,Robert', 'carol-pools3,Carol', 'nobody-here1', 'evil-scam6', 'no name!'].join(
    '\n',
  );
  expect(await planImport(chain, text, rules)).toEqual({
    added: [{ name: 'carol-pools3', id: '1.2.20', label: 'Carol' }],
    known: [bob],
    faults: [
      { line: 3, fault: 'unknown' },
      { line: 4, fault: 'scam' },
      { line: 5, fault: 'name' },
    ],
    isCut: false,
  });
});
