// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

// jsdom lays nothing out and can't scroll.
beforeAll(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(cleanup);

const names = Array.from({ length: 2000 }, (_, index) => `Row ${index + 1}`);

const open = (items: readonly string[]) =>
  render(
    <VirtualList
      items={items}
      keyOf={(name) => name}
      rowHeight={60}
      label="Rows"
      render={(name) => <button type="button">{name}</button>}
    />,
  );

describe('a virtual list', () => {
  it('draws only the rows near the view, and has the height of all', () => {
    open(names);
    const rows = screen.getAllByRole('listitem');
    // 768 px of the test's window are 13 rows, and 8 more beyond.
    expect(rows.length).toBe(21);
    expect(screen.getByRole('list', { name: 'Rows' }).style.paddingBottom).toBe(`${(2000 - 21) * 60}px`);
  });

  it('never forces a layout during drawing to measure its position or row heights', () => {
    const observed: Element[] = [];
    class Heights {
      observe = (element: Element) => observed.push(element);
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('ResizeObserver', Heights);
    const asked = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    const placed = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const list = { keyOf: String, label: 'Rows', rowHeight: 60, render: (name: string) => <p>{name}</p> };
    render(<VirtualList {...list} items={names} isMeasured />);
    expect(observed.filter(({ localName }) => localName === 'li')).toHaveLength(21);
    expect(asked).not.toHaveBeenCalled();
    expect(placed).not.toHaveBeenCalled();
    expect(observed).toContain(document.body);
    asked.mockRestore();
    placed.mockRestore();
    vi.unstubAllGlobals();
  });

  it('gives a screen reader the place of each row among all', () => {
    open(names);
    const row = screen.getByText('Row 3').closest('li');
    expect(row?.getAttribute('aria-posinset')).toBe('3');
    expect(row?.getAttribute('aria-setsize')).toBe('2000');
  });

  it('moves the focus by arrows, and to an undrawn last row by End', async () => {
    open(names);
    screen.getByText('Row 1').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Row 2');
    expect(screen.queryByText('Row 2000')).toBeNull();
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Row 2000');
    expect(screen.getByText('Row 2000').closest('li')?.style.marginTop).toBe(`${(1999 - 21) * 60}px`);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Row 2000');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('Row 1');
  });

  it('draws a list that became shorter', () => {
    const { rerender } = open(names);
    rerender(
      <VirtualList
        items={['one']}
        keyOf={(name) => name}
        rowHeight={60}
        label="Rows"
        render={(name) => <button type="button">{name}</button>}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one']);
    expect(screen.getByRole('list').style.paddingBottom).toBe('0px');
  });
});
