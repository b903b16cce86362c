import * as v from 'valibot';
import { expect, it } from 'vitest';
import recording from '../../../../tests/vectors/services/data-server.json' with { type: 'json' };
import { type OperatorPathName, operatorPaths } from './operatorPaths.ts';

/** The operator's empty answers, and its node's errors that it sent with 200. */
const failures = ['nobody-at-all-9', 'nonsense', '99999', 'lp-single/BTS'];

/** The non-empty recorded answers of a path. */
function recordedOf(name: OperatorPathName): unknown[] {
  const { method, path } = operatorPaths[name];
  const form = new RegExp(`^${path.replace(/:\w+/gu, '[^/]+')}$`, 'u');
  return recording.answers
    .filter((each) => each.method === method && form.test(each.path) && each.status === 200)
    .filter((each) => !failures.some((failure) => each.path.endsWith(failure)))
    .map(({ answer }) => answer)
    .filter((answer) => !Object.hasOwn(Object(answer), 'code'));
}

/** Used by other clients, but not recorded. */
const unrecorded = ['block', 'config', 'nextPool'];

it('the description of an answer matches every recorded one', () => {
  const names = Object.keys(operatorPaths) as OperatorPathName[];
  expect(names.filter((name) => recordedOf(name).length === 0).sort()).toEqual(unrecorded);
  for (const name of names)
    for (const answer of recordedOf(name)) {
      const { issues } = v.safeParse(operatorPaths[name].answer, answer);
      expect(issues?.map((issue) => `${name} ${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
    }
});
