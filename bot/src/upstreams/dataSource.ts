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

/** What a read is given: parameters and body as the contract's schemas parse them. */
export interface ReadInput<Name extends ReadName> {
  params: InferOutput<Paths[Name]['params']>;
  body: Paths[Name]['body'] extends GenericSchema ? InferOutput<Paths[Name]['body']> : undefined;
}

/** Texts of JSON by the id or name they were asked by; an unknown one is absent. */
export type ItemTexts = ReadonlyMap<string, string>;

/** Where the data server's answers come from: the chain nodes and public services, or another data server. */
export interface DataSource {
  /** Each resolves to a value that goes out as JSON in the shape of the contract. @throws AppError request.not_found and others */
  reads: { [Name in ReadName]: (input: ReadInput<Name>) => Promise<unknown> };
  items: { [Name in ItemName]: (ids: readonly string[]) => Promise<ItemTexts> };
}
