import { expect, it } from 'vitest';
import { isDoor } from '../../platform/paths.ts';
import { homeRoute } from '../homeRoute.ts';
import { routes } from '../routes.tsx';
import { isTopPath } from './navigation.ts';

it('every screen without a parent has the bottom bar, except login and welcome', () => {
  const tops = [homeRoute, ...routes].filter(({ parent }) => parent === null).map(({ path }) => path);
  expect(tops.filter((path) => !isTopPath(path) && !isDoor(path))).toEqual([]);
});
