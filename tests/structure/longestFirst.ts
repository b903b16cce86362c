import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The projects with the longest files come first, so that no worker is left alone with one at the end: devnet's take
 * four seconds at most.
 */
const order = ['system', 'browser', 'screens', 'miniapp', 'bot', 'shared', 'devnet'];

/**
 * A new checkout knows the size of its files, not their duration: these would come last, and leave the other workers
 * idle.
 */
const shortButSlow =
  /\/e2e\/(?:accessibility|layoutShifts|reachInTheMessenger|servedReads|storm)\.test\.ts$/u;

const asksForDocument = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment');

/**
 * The default order within a project; its files stay together, since a worker with several projects handles one at a
 * time. So do those with a document: a worker ends as soon as the next file needs another environment, and a restart
 * costs seconds.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      order.indexOf(project.name) * 2 + (asksForDocument(moduleId) || shortButSlow.test(moduleId) ? 0 : 1);
    return (await super.sort(files))
      .map((file) => ({ file, at: place(file) }))
      .sort((one, other) => one.at - other.at)
      .map(({ file }) => file);
  }
}
