// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChangeText } from './ChangeText.tsx';

afterEach(cleanup);

/** What stands there in letters, and the way its arrow points. */
function shown(percent: number) {
  const { container } = render(<ChangeText percent={percent} />);
  const arrow = container.querySelector('[aria-hidden="true"]');
  return { text: container.textContent, arrow: /up|down/u.exec(arrow?.className ?? '')?.[0] };
}

describe('a change in percent', () => {
  it('that is a gain has a plus and an arrow up', () => {
    expect(shown(1.256)).toEqual({ text: '+1.26%', arrow: 'up' });
  });

  it('that is a loss has a minus and an arrow down', () => {
    expect(shown(-0.5)).toEqual({ text: '−0.50%', arrow: 'down' });
  });

  it('that is none has neither', () => {
    expect(shown(-0.004)).toEqual({ text: '0.00%', arrow: undefined });
  });
});
