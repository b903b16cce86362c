// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFadingEnds } from './useFadingEnds.ts';

function Line() {
  const line = useRef<HTMLDivElement>(null);
  useFadingEnds(line);
  return (
    <div ref={line} data-testid="line">
      <span>words</span>
    </div>
  );
}

/** A line of `width` pixels in a screen of 300. */
function draw(width: number): { line: HTMLElement; scrollTo(left: number): void } {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  render(<Line />);
  const line = screen.getByTestId('line');
  const scrollTo = (left: number) => {
    line.scrollLeft = left;
    fireEvent.scroll(line);
  };
  return { line, scrollTo };
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a line that scrolls sideways', () => {
  it('fades on the sides where it continues', () => {
    const { line, scrollTo } = draw(500);
    expect(line.dataset.more).toBe('after');
    scrollTo(100);
    expect(line.dataset.more).toBe('before after');
    scrollTo(200);
    expect(line.dataset.more).toBe('before');
  });

  it('fades nowhere when it fits the screen', () => {
    const { line } = draw(300);
    expect(line.dataset.more).toBe('');
  });
});
