import type { DataSource, ItemName, ItemTexts, ReadName } from '../../../upstreams/dataSource.ts';
import { within } from '../../../upstreams/readsInTime.ts';
import type { DataServerSource } from './dataServerSource.ts';
import { type TurnsDeps, takeTurns } from './takeTurns.ts';

/**
 * Time limit of the nodes for items that the data server does not know: an item may be new, or the server may have
 * failed.
 */
const SECOND_OPINION_MS = 2_000;

interface Sources {
  readonly dataServer: DataServerSource;
  /** The chain nodes, and the public services of prices and tickers. */
  readonly others: DataSource;
  /** Whether a chain node is connected. */
  readonly hasNode: () => boolean;
  /** Rejects when the data server is of another chain. */
  readonly checkChain: () => Promise<void>;
}

type Ask<Input, Answer> = (input: Input) => Promise<Answer>;

/**
 * Reads from the operator's data server; from the chain nodes and public services when it lacks an item, fails or is
 * too slow.
 */
export function dataServerFirst(deps: Sources & TurnsDeps): DataSource {
  const { dataServer, others, hasNode, checkChain, clock } = deps;
  const read = takeTurns(deps);

  const checked =
    <Input, Answer>(served: Ask<Input, Answer>): Ask<Input, Answer> =>
    async (input) => {
      await checkChain();
      return served(input);
    };

  const ofChain =
    <Input>(what: ReadName, served: Ask<Input, unknown>, other: Ask<Input, unknown>) =>
    async (input: Input): Promise<unknown> => {
      const sources = { dataServer: () => checked(served)(input), others: () => other(input) };
      return (await read({ what, ...sources, hasOthers: hasNode() })).answer;
    };

  /** Reads with their own public service. */
  const ofService =
    <Input>(what: ReadName, served: Ask<Input, unknown>, other: Ask<Input, unknown>) =>
    async (input: Input): Promise<unknown> => {
      const sources = { dataServer: () => served(input), others: () => other(input) };
      return (await read({ what, ...sources, hasOthers: true })).answer;
    };

  const items = (what: ItemName) => async (ids: readonly string[]) => {
    const { answer, isServed } = await read({
      what,
      dataServer: () => checked(dataServer.items[what])(ids),
      others: () => others.items[what](ids),
      hasOthers: hasNode(),
    });
    const absent = ids.filter((id) => !answer.has(id));
    if (!isServed || absent.length === 0 || !hasNode()) return answer;
    const known = await within(others.items[what](absent), SECOND_OPINION_MS, clock).catch(
      // The data server's answer stands when nodes have none.
      (): ItemTexts => new Map(),
    );
    return new Map([...answer, ...known]);
  };

  const { reads } = dataServer;
  return {
    reads: {
      tickers: ofService('tickers', reads.tickers, others.reads.tickers),
      price: ofService('price', reads.price, others.reads.price),
      priceDays: others.reads.priceDays,
      globalProperties: ofChain('globalProperties', reads.globalProperties, others.reads.globalProperties),
      lpHistory: ofChain('lpHistory', reads.lpHistory, others.reads.lpHistory),
      holders: ofChain('holders', reads.holders, others.reads.holders),
      lpsA: ofChain('lpsA', reads.lpsA, others.reads.lpsA),
      lpsB: ofChain('lpsB', reads.lpsB, others.reads.lpsB),
      lps: ofChain('lps', reads.lps, others.reads.lps),
      lpSingle: ofChain('lpSingle', reads.lpSingle, others.reads.lpSingle),
      getAccount: ofChain('getAccount', reads.getAccount, others.reads.getAccount),
    },
    items: { assets: items('assets'), objects: items('objects'), accounts: items('accounts') },
  };
}
