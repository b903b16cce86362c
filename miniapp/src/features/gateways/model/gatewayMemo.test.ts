import { describe, expect, it } from 'vitest';
import { recipientMemoError, withdrawalMemo } from './gatewayMemo.ts';

describe('the memo of a withdrawal', () => {
  it('names the coin in lower case and the address', () => {
    expect(withdrawalMemo({ backingCoin: 'BTC' }, { address: 'bc1qw508', memo: '' })).toBe('btc:bc1qw508');
  });

  it("ends with the recipient's memo", () => {
    expect(withdrawalMemo({ backingCoin: 'HIVE' }, { address: 'bob', memo: '77 a' })).toBe('hive:bob:77 a');
  });
});

describe("the recipient's memo", () => {
  const codeOf = (memo: string, isNeeded = true) => recipientMemoError(memo, isNeeded)?.code ?? null;

  it('is required if the network uses one', () => {
    expect(codeOf('')).toBe('withdrawal.memo_empty');
    expect(codeOf('', false)).toBeNull();
  });

  it('can not contain the separators of the memo to the gateway', () => {
    expect(codeOf('482915')).toBeNull();
    expect(codeOf('48:29')).toBe('withdrawal.memo_malformed');
    expect(codeOf('48\n29')).toBe('withdrawal.memo_malformed');
    expect(codeOf('48\t29')).toBe('withdrawal.memo_malformed');
    expect(codeOf('9'.repeat(101))).toBe('withdrawal.memo_malformed');
  });

  it('has no hidden characters: the exchange at its end would not find the owner', () => {
    expect(codeOf('4829\u200b15')).toBe('withdrawal.memo_malformed');
    expect(codeOf('\u202e519284')).toBe('withdrawal.memo_malformed');
  });
});
