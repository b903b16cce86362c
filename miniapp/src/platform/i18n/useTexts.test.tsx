// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { forgetFailures } from '../parts/loadPart.ts';
import { lateTextTable, textTable, useTexts } from './textTable.ts';

const arrival = Promise.withResolvers<{ 'a.greeting': string }>();
const load = () => arrival.promise;
const texts = textTable('waiting', { en: load, ru: load, zh: load });

function Greeting() {
  // They arrive while the component waits for them, before React has tried again.
  arrival.resolve({ 'a.greeting': 'Good day' });
  const t = useTexts(texts);
  // A hook after the texts, as in every screen.
  const [name] = useState('Alice');
  return <p>{`${t('a.greeting')}, ${name}`}</p>;
}

it('returns texts that arrive while a component waits, without an error that React must recover from', async () => {
  const errors: unknown[] = [];
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => errors.push(error) });
  // As when a screen's code has arrived: React renders it beside the visible one, and retries a waiting component.
  startTransition(() =>
    root.render(
      <Suspense fallback="waiting">
        <Greeting />
      </Suspense>,
    ),
  );
  await expect.poll(() => place.textContent).toBe('Good day, Alice');
  root.unmount();
  expect(errors).toEqual([]);
});

const ask = vi.fn(async () => ({ 'a.greeting': 'Good day' }));
const late = lateTextTable('late', { en: ask, ru: ask, zh: ask });
const Late = () => <p>{useTexts(late)('a.greeting')}</p>;

it('rejects with the texts of a render; once that was shown, the next render requests them again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  window.addEventListener('error', silence);
  ask.mockRejectedValueOnce(new Error('no line'));
  const drawn = () => (
    <Caught>
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
    </Caught>
  );
  render(drawn());
  await screen.findByText('no line');
  render(drawn());
  expect(screen.getAllByText('no line')).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(1);
  forgetFailures();
  render(drawn());
  await screen.findByText('Good day');
  expect(ask).toHaveBeenCalledTimes(2);
  window.removeEventListener('error', silence);
});

/** In development React throws it once more at the window. */
const silence = (event: Event) => event.preventDefault();

class Caught extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : 'unknown' };
  }

  override render() {
    return this.state.message === null ? this.props.children : <p>{this.state.message}</p>;
  }
}
