import { readStartParam } from '@xbts/shared/services/startParam.ts';
import { describe, expect, it } from 'vitest';
import { createPartnerLinks } from './partnerLinks.ts';

describe('partner links under a secret', () => {
  const links = createPartnerLinks({ secret: 'the operator alone knows this', countsUnsigned: false });

  it('accept their own signed form, with or without a screen after it', () => {
    const own = links.startParamOf('bob-holder2') ?? '';
    expect(own).toMatch(/^bob-holder2_[0-9a-f]{16}$/u);
    expect(links.isGenuine(readStartParam(own))).toBe(true);
    expect(links.isGenuine(readStartParam(`${own}--pools`))).toBe(true);
  });

  it.each([
    ['without a signature', 'bob-holder2'],
    ['with a guessed signature', 'bob-holder2_0123456789abcdef'],
    ['without a partner', '--pools'],
  ])('refuse a parameter %s', (_what, text) => {
    expect(links.isGenuine(readStartParam(text))).toBe(false);
  });

  it("refuse another partner's signature, and one made with another secret", () => {
    const { signature } = readStartParam(links.startParamOf('bob-holder2') ?? '');
    expect(links.isGenuine({ partner: 'carol-pools3', signature })).toBe(false);
    const other = createPartnerLinks({ secret: 'another secret', countsUnsigned: true });
    expect(other.isGenuine({ partner: 'bob-holder2', signature })).toBe(false);
  });

  it('contain no name that exceeds a start parameter', () => {
    expect(links.startParamOf('b'.repeat(47))?.length).toBe(64);
    expect(links.startParamOf('b'.repeat(48))).toBeUndefined();
    expect(links.startParamOf('bob.sub-account')).toBeUndefined();
  });
});

it('with unsigned links enabled a name is enough, but not with a wrong signature', () => {
  const links = createPartnerLinks({ secret: 'the operator alone knows this', countsUnsigned: true });
  expect(links.startParamOf('bob-holder2')).toMatch(/^bob-holder2_/u);
  expect(links.isGenuine(readStartParam('bob-holder2'))).toBe(true);
  expect(links.isGenuine(readStartParam('bob-holder2_0123456789abcdef'))).toBe(false);
  expect(links.isGenuine(readStartParam(''))).toBe(false);
});

it('without a secret no link is signed, and none is genuine', () => {
  const links = createPartnerLinks({ secret: '', countsUnsigned: false });
  expect(links.startParamOf('bob-holder2')).toBe('bob-holder2');
  expect(links.isGenuine(readStartParam('bob-holder2'))).toBe(false);
  const { signature } = { signature: '0123456789abcdef' };
  expect(links.isGenuine({ partner: 'bob-holder2', signature })).toBe(false);
});
