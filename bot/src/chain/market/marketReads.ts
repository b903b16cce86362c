import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import type { DataSource } from '../../upstreams/dataSource.ts';
import type { FigureSource } from './market.ts';

/** The sources of prices. */
export interface MarketReads {
  readonly client: ChainClient;
  readonly source: Pick<DataSource, 'reads'>;
  readonly clock: Clock;
  /** Called with a source that did not answer: the others' figures are shown without it. */
  readonly onFailure: (source: FigureSource, error: unknown) => void;
}
