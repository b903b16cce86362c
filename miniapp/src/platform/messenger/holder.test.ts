import { expect, it } from 'vitest';
import { createHolder, heldLaunchData } from './holder.ts';
import { type Bridge, createWire } from './wire.ts';

/** A wire whose bridge is there, or could not be started; `answer` sends an event of the messenger. */
function setup(loading?: Promise<Bridge>) {
  const listeners: [string, (payload: unknown) => void][] = [];
  const posts: string[] = [];
  const bridge: Bridge = {
    post: (method) => posts.push(method),
    listen: (event, listener) => listeners.push([event, listener]),
    ask: async () => ({}),
  };
  const holder = createHolder(createWire('8.0', loading ?? Promise.resolve(bridge)), 50);
  const answer = (event: string) => {
    for (const [name, listener] of listeners) if (name === event) listener({});
  };
  return { holder, answer, posts };
}

it('launch data count once the messenger has answered anything', async () => {
  const { holder, answer, posts } = setup();
  const asked = heldLaunchData(holder, 'user=1&hash=00');
  await expect.poll(() => posts).toEqual(['web_app_request_viewport']);
  answer('viewport_changed');
  expect(await asked).toBe('user=1&hash=00');
  expect(await holder.isThere()).toBe(true);
});

it('launch data of an address that somebody sent count for nothing: no messenger answers', async () => {
  const silent = setup();
  await expect(heldLaunchData(silent.holder, 'user=1&hash=00')).rejects.toMatchObject({
    code: 'launch.not_held',
  });
});

it('a page without any bridge is told so at once', async () => {
  const { holder } = setup(Promise.reject(new Error('no bridge')));
  expect(await holder.isThere()).toBe(false);
});

it('a messenger that answers late is believed when it is asked again', async () => {
  const { holder, answer } = setup();
  expect(await holder.isThere()).toBe(false);
  answer('theme_changed');
  expect(await holder.isThere()).toBe(true);
});
