// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

/** A translator's effect: each text is inside an element of its own, in its old place. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(`~${text.nodeValue}`);
  }
}

interface Shown {
  amount: number;
  isLate?: boolean;
  isThere?: boolean;
}

function Plain({ amount }: Shown) {
  return <>{amount} BTS</>;
}

/** Texts beside elements, in fragments, in lists, and alone. */
function Part({ amount, isLate = false, isThere = true }: Shown) {
  return (
    <div>
      {isLate && <b>late</b>}
      You have {amount} <i>BTS</i>
      {isThere && ' and more'}
      <p>
        Only {amount} {isLate && 'old'}
      </p>
      <Plain amount={amount} />
      {[`first ${amount}`, <u key="second">second</u>]}
    </div>
  );
}

const textOf = (shown: Shown) => {
  const { container } = render(<Part {...shown} />);
  const text = container.textContent;
  cleanup();
  return text;
};

describe('a page rewritten by a translator', () => {
  it.each<Shown>([
    { amount: 2 },
    { amount: 1, isLate: true },
    { amount: 2, isThere: false },
    { amount: 3, isLate: true, isThere: false },
  ])('shows its next content as if nothing had happened: %o', (next) => {
    const whole = textOf(next).split(/(?=You|Only)/u);
    const { container, rerender } = render(<Part amount={1} />);
    translatePage();
    rerender(<Part {...next} />);
    // Unchanged text stays as the translator wrote it.
    const now = container.textContent?.replaceAll('~', '') ?? '';
    expect(now.split(/(?=You|Only)/u)).toEqual(whole);
  });

  it('unmounts without an error', () => {
    const { container, unmount } = render(<Part amount={1} isLate />);
    translatePage();
    unmount();
    expect(container.textContent).toBe('');
  });
});

describe('untranslatable text', () => {
  const marks = (node: React.ReactNode) =>
    [...render(node).container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);

  it('is each text with a figure, and each marked as a name or a symbol of the chain', () => {
    expect(marks(<p>1.5 BTS</p>)).toEqual(['1.5 BTS']);
    expect(
      marks(
        <p>
          <b>committee-account</b> sends you <i>XBTSX.STH</i> in a moment
        </p>,
      ),
    ).toEqual(['committee-account', 'XBTSX.STH']);
    expect(marks(<p>Send money</p>)).toEqual([]);
  });

  it('is excluded if a text is for reading', () => {
    expect(marks(<p translate="yes">Wait 3 minutes</p>)).toEqual([]);
  });
});
