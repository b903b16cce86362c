import type { DataSource, ItemName, ItemTexts, ReadName } from '../../../upstreams/dataSource.ts';
import { within } from '../../../upstreams/readsInTime.ts';
import type { DataServerSource } from './dataServerSource.ts';
import { type TurnsDeps, takeTurns } from './takeTurns.ts';

/** The nodes are asked so long for what the data server does not know: it may be new, or a failure behind the server. */
const SECOND_OPINION_MS = 2_000;

interface Sources {
  readonly dataServer: DataServerSource;
  /** The chain nodes, and the public services of prices and tickers. */
  readonly others: DataSource;
  /** Whether a chain node is connected. */
  readonly hasNode: () => boolean;
}

/** Reads from the operator's data server, and from the chain nodes and public services what it lacks, fails in or does not tell in time. */
export function dataServerFirst({ dataServer, others, hasNode, ...deps }: Sources & TurnsDeps): DataSource {
  const read = takeTurns(deps);

  const inTurn =
    <Input>(
      what: ReadName,
      served: (input: Input) => Promise<unknown>,
      other: (input: Input) => Promise<unknown>,
      hasOthers: () => boolean,
    ) =>
    async (input: Input): Promise<unknown> => {
      const turn = {
        what,
        dataServer: () => served(input),
        others: () => other(input),
        hasOthers: hasOthers(),
      };
      return (await read(turn)).answer;
    };

  const { clock } = deps;
  async function items(name: ItemName, ids: readonly string[]): Promise<ItemTexts> {
    const { answer, isServed } = await read({
      what: name,
      dataServer: () => dataServer.items[name](ids),
      others: () => others.items[name](ids),
      hasOthers: hasNode(),
    });
    const absent = ids.filter((id) => !answer.has(id));
    if (!isServed || absent.length === 0 || !hasNode()) return answer;
    const known = await within(others.items[name](absent), SECOND_OPINION_MS, clock).catch(
      // The word of the data server stands where nodes have none.
      (): ItemTexts => new Map(),
    );
    return new Map([...answer, ...known]);
  }

  const always = () => true;
  const { reads } = dataServer;
  return {
    reads: {
      tickers: inTurn('tickers', reads.tickers, others.reads.tickers, always),
      globalProperties: inTurn(
        'globalProperties',
        reads.globalProperties,
        others.reads.globalProperties,
        hasNode,
      ),
      lpHistory: inTurn('lpHistory', reads.lpHistory, others.reads.lpHistory, hasNode),
      holders: inTurn('holders', reads.holders, others.reads.holders, hasNode),
      lpsA: inTurn('lpsA', reads.lpsA, others.reads.lpsA, hasNode),
      lpsB: inTurn('lpsB', reads.lpsB, others.reads.lpsB, hasNode),
      lps: inTurn('lps', reads.lps, others.reads.lps, hasNode),
      lpSingle: inTurn('lpSingle', reads.lpSingle, others.reads.lpSingle, hasNode),
      getAccount: inTurn('getAccount', reads.getAccount, others.reads.getAccount, hasNode),
      price: inTurn('price', reads.price, others.reads.price, always),
      priceDays: others.reads.priceDays,
    },
    items: {
      assets: (names) => items('assets', names),
      objects: (ids) => items('objects', ids),
      accounts: (names) => items('accounts', names),
    },
  };
}
