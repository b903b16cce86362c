// @vitest-environment jsdom
import type { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedStore } from './persistedStore.ts';
import { forgetGroups, forgetKeys } from './stored/forget.ts';
import { records } from './stored/records.ts';
import { onStorageFailure } from './stored/storedText.ts';

const KEY = 'test.store';
const note = v.object({ id: v.number(), text: v.string() });
const fields = {
  size: v.picklist(['small', 'large']),
  count: v.number(),
  notes: records(note),
};
const defaults = { size: 'small' as const, count: 0, notes: [] };

const open = (
  more: { migrate?: (old: { state: Record<string, unknown> }) => Record<string, unknown> } = {},
) => persistedStore({ key: KEY, group: 'contacts', version: 2, fields, defaults, rest: () => ({}), ...more });
const lay = (state: unknown, version: unknown = 2) =>
  localStorage.setItem(KEY, JSON.stringify({ state, version }));
const laid = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the stored state', () => {
  it('is restored at the next start', () => {
    open().change({ size: 'large', notes: [{ id: 1, text: 'a' }] });
    expect(open().getState()).toEqual({ ...defaults, size: 'large', notes: [{ id: 1, text: 'a' }] });
  });

  it('falls back field by field for unknown values', () => {
    lay({ size: 'huge', count: 7, notes: 'none' });
    expect(open().getState()).toEqual({ ...defaults, count: 7 });
  });

  it('falls back record by record', () => {
    const good = { id: 1, text: 'a' };
    lay({ ...defaults, notes: [good, { id: 'x' }, null] });
    expect(open().getState()).toMatchObject({ notes: [good] });
  });

  it.each(['', 'null', '{', '[]', '"text"', '{"state":[],"version":2}', '{"state":{},"version":"2"}'])(
    'counts as absent when it is %j',
    (text) => {
      localStorage.setItem(KEY, text);
      const store = open();
      expect(store.getState()).toEqual(defaults);
      store.change({ count: 1 });
      expect(laid()).toEqual({ state: { ...defaults, count: 1 }, version: 2 });
    },
  );

  it('of an earlier version is migrated, and read unchanged if nothing differs', () => {
    lay({ total: 5, size: 'large' }, 1);
    const migrate = ({ state }: { state: Record<string, unknown> }) => ({ ...state, count: state.total });
    expect(open({ migrate }).getState()).toMatchObject({ count: 5, size: 'large' });
    expect(open().getState()).toMatchObject({ count: 0, size: 'large' });
  });

  it('of a newer version is neither read nor overwritten, until it is to be forgotten', () => {
    lay({ count: 'many' }, 3);
    const before = localStorage.getItem(KEY);
    const store = open();
    store.change({ count: 4 });
    expect(store.getState().count).toBe(4);
    expect(localStorage.getItem(KEY)).toBe(before);
    forgetGroups('contacts');
    expect(laid()).toEqual({ state: defaults, version: 2 });
  });

  it('written by a newer version in another tab is not overwritten either', () => {
    const store = open();
    store.change({ count: 1 });
    lay({ count: 9 }, 3);
    store.change({ count: 2 });
    expect(laid()).toEqual({ state: { count: 9 }, version: 3 });
  });
});

describe('a removal', () => {
  it('clears only its group, and only the named fields of a store', () => {
    const named = { key: 'test.named', group: 'settings', version: 0, rest: () => ({}) } as const;
    const store = persistedStore({ ...named, fields, defaults, forgets: ['count'] });
    store.change({ count: 3, size: 'large' });
    forgetGroups('contacts');
    expect(store.getState().count).toBe(3);
    forgetGroups('settings');
    expect(store.getState()).toMatchObject({ count: 0, size: 'large' });
    expect(localStorage.getItem('test.named')).toContain('"size":"large","count":0');
  });

  it('accepts keys that are not stores', () => {
    forgetKeys('accounts', /^test\.of\./u);
    localStorage.setItem('test.of.alice', '1');
    localStorage.setItem('test.off', '1');
    forgetGroups('accounts');
    expect(Object.keys(localStorage)).toEqual(['test.off']);
  });
});

describe('a failing storage', () => {
  const codes: string[] = [];
  onStorageFailure(({ code }: AppError) => codes.push(code));

  it('is reported once by its code, and the store continues', () => {
    const store = open();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.change({ count: 1 });
    store.change({ count: 2 });
    expect(store.getState().count).toBe(2);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(open().getState()).toEqual(defaults);
    expect(codes).toEqual(['device.storage_full', 'device.storage_denied']);
    const late: string[] = [];
    onStorageFailure(({ code }) => late.push(code));
    expect(late).toEqual(codes);
  });
});
