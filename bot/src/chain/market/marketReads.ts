import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import type { DataSource } from '../../upstreams/dataSource.ts';
import type { FigureSource } from './market.ts';

/** What prices are read from. */
export interface MarketReads {
  readonly client: ChainClient;
  readonly source: Pick<DataSource, 'reads'>;
  readonly clock: Clock;
  /** Told of a source that did not answer: the figures of the others are shown without it. */
  readonly onFailure: (source: FigureSource, error: unknown) => void;
}
