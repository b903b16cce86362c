import { describe, expect, it, vi } from 'vitest';
import { createTranslator } from './translator.ts';

const english = {
  hello: 'Hello {{name}}',
  pool_one: '{{count}} pool',
  pool_other: '{{count}} pools',
  plain: 'Plain',
};

describe('the translator', () => {
  it('fills values in, and leaves out what it was not given', () => {
    const { t } = createTranslator(english);
    expect(t('hello', { name: 'Alice' })).toBe('Hello Alice');
    expect(t('hello')).toBe('Hello ');
    expect(t('hello', { name: '$& {{name}}' })).toBe('Hello $& {{name}}');
  });

  it('counts as the language of the text counts', () => {
    const translator = createTranslator(english);
    translator.add('ru', {
      pool_one: '{{count}} пул',
      pool_few: '{{count}} пула',
      pool_many: '{{count}} пулов',
    });
    expect([1, 2].map((count) => translator.t('pool', { count }))).toEqual(['1 pool', '2 pools']);
    translator.change('ru');
    expect([1, 3, 5, 21].map((count) => translator.t('pool', { count }))).toEqual([
      '1 пул',
      '3 пула',
      '5 пулов',
      '21 пул',
    ]);
    translator.change('zh');
    expect(translator.t('pool', { count: 2 })).toBe('2 pools');
  });

  it('says it in English where the language has no such text, and the key where none has', () => {
    const translator = createTranslator(english);
    translator.change('ru');
    expect(translator.t('plain')).toBe('Plain');
    expect(translator.t('unknown.key')).toBe('unknown.key');
  });

  it('keeps groups apart, and adds to what a group has', () => {
    const translator = createTranslator(english);
    expect(translator.has('en', 'wallet')).toBe(false);
    translator.add('en', { plain: 'Of the wallet' }, 'wallet');
    translator.add('en', { more: 'More' }, 'wallet');
    expect(translator.has('en', 'wallet')).toBe(true);
    expect([translator.t('plain'), translator.t('plain', { ns: 'wallet' })]).toEqual([
      'Plain',
      'Of the wallet',
    ]);
    expect(translator.t('more', { ns: 'wallet' })).toBe('More');
  });

  it('tells its listeners of each change until they leave', () => {
    const translator = createTranslator(english);
    const listener = vi.fn();
    const leave = translator.subscribe(listener);
    translator.change('en');
    expect([listener.mock.calls.length, translator.changes()]).toEqual([1, 1]);
    leave();
    translator.change('ru');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
