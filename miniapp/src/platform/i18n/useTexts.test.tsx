// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { Suspense, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { textTable, useTexts } from './textTable.ts';

const arrival = Promise.withResolvers<{ 'a.greeting': string }>();
const load = () => arrival.promise;
const texts = textTable('waiting', { en: load, ru: load, zh: load });

function Greeting() {
  // They come while the component waits for them, before React has looked elsewhere.
  arrival.resolve({ 'a.greeting': 'Good day' });
  const t = useTexts(texts);
  // A hook after the texts, as every screen has.
  const [name] = useState('Alice');
  return <p>{`${t('a.greeting')}, ${name}`}</p>;
}

it('gives texts that arrive while a component waits, without an error that React must recover from', async () => {
  const errors: unknown[] = [];
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => errors.push(error) });
  // As when a screen's code has arrived: React draws it beside what is shown, and draws a waiting component again.
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
