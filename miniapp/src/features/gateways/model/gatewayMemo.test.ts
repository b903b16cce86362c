import { describe, expect, it } from 'vitest';
import { recipientMemoError, withdrawalMemo } from './gatewayMemo.ts';

describe('the memo of a withdrawal', () => {
  it('names the coin in lower case and the address', () => {
    expect(withdrawalMemo({ backingCoin: 'BTC' }, { address: 'bc1qw508', memo: '' })).toBe('btc:bc1qw508');
  });

  it("carries the recipient's memo at its end", () => {
    expect(withdrawalMemo({ backingCoin: 'HIVE' }, { address: 'bob', memo: '77 a' })).toBe('hive:bob:77 a');
  });
});

describe("the recipient's memo", () => {
  const codeOf = (memo: string, isNeeded = true) => recipientMemoError(memo, isNeeded)?.code ?? null;

  it('must be there where the network uses one', () => {
    expect(codeOf('')).toBe('withdrawal.memo_empty');
    expect(codeOf('', false)).toBeNull();
  });

  it('can not carry what parts the memo to the gateway', () => {
    expect(codeOf('482915')).toBeNull();
    expect(codeOf('48:29')).toBe('withdrawal.memo_malformed');
    expect(codeOf('48\n29')).toBe('withdrawal.memo_malformed');
    expect(codeOf('48\t29')).toBe('withdrawal.memo_malformed');
    expect(codeOf('9'.repeat(101))).toBe('withdrawal.memo_malformed');
  });

  it('hides nothing: the exchange at its end would not find whose it is', () => {
    expect(codeOf('4829\u200b15')).toBe('withdrawal.memo_malformed');
    expect(codeOf('\u202e519284')).toBe('withdrawal.memo_malformed');
  });
});
