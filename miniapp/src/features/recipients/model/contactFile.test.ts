import { describe, expect, it } from 'vitest';
import { MOST_CONTACTS, readContactFile } from './contactFile.ts';

const read = (...lines: string[]) => readContactFile(lines.join('\n'));

describe('a file of contacts', () => {
  it('has a name and a note a line, in any case and with spaces around them', () => {
    expect(read('bob-holder2,Bob', ' Carol-pools3 ,').contacts).toEqual([
      { line: 1, name: 'bob-holder2', label: 'Bob' },
      { line: 2, name: 'carol-pools3', label: '' },
    ]);
  });

  it('may have a heading, empty lines, a mark of its coding, and lines that end as on Windows', () => {
    const text = '\uFEFFName,Note\r\n\r\nbob-holder2,Bob\r\n';
    expect(readContactFile(text)).toEqual({
      contacts: [{ line: 3, name: 'bob-holder2', label: 'Bob' }],
      faults: [],
      isCut: false,
    });
  });

  it('may separate by semicolons or tabs', () => {
    expect(read('bob-holder2;Bob, the holder').contacts[0]?.label).toBe('Bob, the holder');
    expect(read('bob-holder2\tBob').contacts[0]?.label).toBe('Bob');
  });

  it('may quote a note, with commas and quotes in it', () => {
    expect(read('bob-holder2,"Bob, ""the"" holder"').contacts[0]?.label).toBe('Bob, "the" holder');
  });

  it('reports each line that is no contact, and reads the others', () => {
    const { contacts, faults } = read(
      'bob-holder2,Bob',
      'Боб,кириллица',
      'bob-holder2,again',
      'carol-pools3,"no end',
      `dave-newbie4,${'x'.repeat(65)}`,
      'erin-miner5',
    );
    expect(contacts.map(({ line }) => line)).toEqual([1, 6]);
    expect(faults).toEqual([
      { line: 2, fault: 'name' },
      { line: 3, fault: 'twice' },
      { line: 4, fault: 'quote' },
      { line: 5, fault: 'label' },
    ]);
  });

  it('is read up to the most contacts', () => {
    const lines = Array.from({ length: MOST_CONTACTS + 1 }, (_, index) => `user-${index}`);
    const { contacts, isCut } = read(...lines);
    expect([contacts.length, isCut]).toEqual([MOST_CONTACTS, true]);
  });
});
