// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChangeText } from './ChangeText.tsx';

afterEach(cleanup);

/** The displayed text, and the direction of its arrow. */
function shown(percent: number) {
  const { container } = render(<ChangeText percent={percent} />);
  // A triangle that points up is drawn from its bottom on.
  const drawn = container.querySelector('path')?.getAttribute('d');
  const arrow = drawn && (drawn.startsWith('M0 6') ? 'up' : 'down');
  return { text: container.textContent, arrow };
}

describe('a change in percent', () => {
  it('has a plus and an arrow up for a gain', () => {
    expect(shown(1.256)).toEqual({ text: '+1.26%', arrow: 'up' });
  });

  it('has a minus and an arrow down for a loss', () => {
    expect(shown(-0.5)).toEqual({ text: '−0.50%', arrow: 'down' });
  });

  it('has neither for zero', () => {
    expect(shown(-0.004)).toEqual({ text: '0.00%', arrow: undefined });
  });
});
