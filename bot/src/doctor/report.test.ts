import { expect, test } from 'vitest';
import { findingsOf, isFault } from './finding.ts';
import { jsonOf, tableOf } from './report.ts';

const nodes = findingsOf('nodes');
const services = findingsOf('services');
const findings = [
  services.off('prices', 'off', 'Nothing.'),
  nodes.right('one.example', '12 ms'),
  nodes.slow('two.example', '1200 ms', 'Name another.'),
  nodes.missing('three.example', 'nothing answers', 'Take it off.'),
];

test('the table has a row per item, part by part, with advice below the faulty ones', () => {
  expect(tableOf(findings)).toBe(
    [
      '',
      'nodes',
      '  right    one.example    12 ms',
      '  slow     two.example    1200 ms',
      '                          → Name another.',
      '  missing  three.example  nothing answers',
      '                          → Take it off.',
      '',
      'services',
      '  off      prices         off',
      '',
      '1 of 4 checks need attention: see the advice under each.',
      '',
    ].join('\n'),
  );
  expect(tableOf(findings.slice(0, 3))).toContain('\nReady to serve. Slow: 1.\n');
  expect(tableOf(findings.slice(0, 2))).toContain('\nAll checks passed.\n');
});

test('a disabled or slow service is not a fault', () => {
  expect(findings.filter(isFault).map(({ name }) => name)).toEqual(['three.example']);
});

test('programs get the same rows with counts', () => {
  const report = JSON.parse(jsonOf(findings, { version: '1.2.3', at: 0 }));
  expect(report).toEqual({
    version: '1.2.3',
    at: '1970-01-01T00:00:00.000Z',
    isWell: false,
    counts: { right: 1, slow: 1, missing: 2, wrong: 0 },
    findings,
  });
});

test('foreign texts are shown and not obeyed, in the table and for programs', () => {
  const [wrong] = [
    findingsOf('page').wrong('proxy', '\u001b[2J\u202enginx\nright    all', 'See\u009b1m it.'),
  ];
  const table = tableOf([wrong]);
  expect(table).toContain('\\u{1b}[2J\\u{202e}nginx\\u{a}right    all');
  expect(table.split('\n')).toHaveLength(7);
  const json = jsonOf([wrong], { version: '1', at: 0 });
  for (const text of [table, json]) expect(/[^\n\P{Cc}]|\p{Cf}/u.test(text)).toBe(false);
  expect(JSON.parse(json).findings).toEqual([wrong]);
});
