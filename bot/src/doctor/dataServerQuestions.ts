import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { byRoute, type Question } from './question.ts';

export const dataServerQuestions: readonly Question[] = [
  byRoute(dataServerPaths.globalProperties, 'nothing: nodes are asked instead'),
];
