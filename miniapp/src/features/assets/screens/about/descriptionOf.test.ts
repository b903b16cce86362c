// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { describe, expect, it } from 'vitest';
import { descriptionOf } from './AboutSection.tsx';

describe('the page of an asset', () => {
  it('reads the description from JSON, and shows any other text unchanged', () => {
    expect(descriptionOf('{"main":"SmartHoldem on the gateway ","market":""}')).toBe(
      'SmartHoldem on the gateway',
    );
    expect(descriptionOf('{"short_name":"STH"}')).toBe('{"short_name":"STH"}');
    expect(descriptionOf(' Plain words ')).toBe('Plain words');
  });
});
