import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects with the longest files come first, so that no worker is left alone with one at the end. */
const order = ['system', 'browser', 'screens', 'miniapp', 'bot', 'devnet', 'shared'];

/** The preset order within a project; its files stay together, since a worker that serves several keeps to one project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
