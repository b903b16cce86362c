import type { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { GenericSchema, InferOutput } from 'valibot';

type Paths = typeof dataServerPaths;

/** The data server's paths that are answered as a whole. */
export type ReadName =
  | 'tickers'
  | 'globalProperties'
  | 'lpHistory'
  | 'holders'
  | 'lpsA'
  | 'lpsB'
  | 'lps'
  | 'lpSingle'
  | 'getAccount'
  | 'price'
  | 'priceDays';

/** The data server's paths that are answered item by item. */
export type ItemName = 'assets' | 'objects' | 'accounts';

/** The input of a read: parameters and body after the contract's schemas. */
export interface ReadInput<Name extends ReadName> {
  params: InferOutput<Paths[Name]['params']>;
  body: Paths[Name]['body'] extends GenericSchema ? InferOutput<Paths[Name]['body']> : undefined;
}

/** JSON texts by the requested id or name; unknown ones are absent. */
export type ItemTexts = ReadonlyMap<string, string>;

/** The source of the data server's answers: the chain nodes and public services, or another data server. */
export interface DataSource {
  /** Each resolves to a value for JSON in the shape of the contract. @throws AppError request.not_found and others */
  reads: { [Name in ReadName]: (input: ReadInput<Name>) => Promise<unknown> };
  items: { [Name in ItemName]: (ids: readonly string[]) => Promise<ItemTexts> };
}
