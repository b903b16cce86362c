import { expect, it } from 'vitest';
import { heldLaunchData, isHeld } from './holder.ts';
import { type Bridge, createWire } from './wire.ts';

const signed = 'user=1&hash=00';

/** A wire with a bridge, or one that failed to start; `answer` sends an event of the messenger. */
function setup(loading?: Promise<Bridge>) {
  const listeners: [string, (payload: unknown) => void][] = [];
  const posts: string[] = [];
  const bridge: Bridge = {
    post: (method) => posts.push(method),
    listen: (event, listener) => listeners.push([event, listener]),
    ask: async () => ({ event: '', payload: null }),
  };
  const wire = createWire('8.0', () => loading ?? Promise.resolve(bridge));
  const answer = (event: string) => {
    for (const [name, listener] of listeners) if (name === event) listener({});
  };
  return { wire, answer, posts };
}

it.each(['viewport_changed', 'theme_changed'])(
  'launch data count once the messenger has answered: %s',
  async (event) => {
    const { wire, answer, posts } = setup();
    const asked = heldLaunchData(wire, signed);
    await expect.poll(() => posts).toEqual(['web_app_request_viewport', 'web_app_request_theme']);
    answer(event);
    expect(await asked).toBe(signed);
    // It is not asked a second time.
    expect(await heldLaunchData(wire, signed, 0)).toBe(signed);
    expect(posts).toHaveLength(2);
  },
);

it('launch data of a forwarded address are ignored: no messenger answers', async () => {
  const { wire } = setup();
  await expect(heldLaunchData(wire, signed, 50)).rejects.toMatchObject({ code: 'launch.not_held' });
});

it('a page without any bridge is recognized as such at once', async () => {
  expect(await isHeld(setup(Promise.reject(new Error('no bridge'))).wire)).toBe(false);
});

it('a silent messenger is asked again the next time', async () => {
  const { wire, answer, posts } = setup();
  expect(await isHeld(wire, 10)).toBe(false);
  const asked = isHeld(wire);
  await expect.poll(() => posts).toHaveLength(4);
  answer('theme_changed');
  expect(await asked).toBe(true);
});

it('a plain browser has no launch data', async () => {
  await expect(heldLaunchData(null, '')).rejects.toMatchObject({ code: 'launch.missing' });
});
