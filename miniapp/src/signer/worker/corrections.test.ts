import { describe, expect, it } from 'vitest';
import { correctionsOf } from './corrections.ts';

const slipsThatGive = (typed: string, meant: string) =>
  correctionsOf(typed).find(({ password }) => password === meant)?.slips;

describe('the corrections of a password', () => {
  it('put back a lost P', () => {
    expect(slipsThatGive('5Jabc', 'P5Jabc')).toEqual(['lost_p']);
  });

  it('read a Russian keyboard as the English one', () => {
    expect(slipsThatGive('Сщккусебрщкыу', 'Correct,horse')).toEqual(['layout']);
  });

  it('undo two slips at once', () => {
    expect(slipsThatGive(' 5Jabc ', 'P5Jabc')).toEqual(['spaces', 'lost_p']);
  });

  it('never give the text itself', () => {
    expect(correctionsOf('12 34').map(({ password }) => password)).not.toContain('12 34');
  });
});
