import type { SteadyClock } from '@xbts/shared/client/clock.ts';
import { Connection } from '@xbts/shared/client/connection.ts';
import { readerOf } from '@xbts/shared/client/nodeReader.ts';
import { visitNode } from '@xbts/shared/client/nodeVisit.ts';
import * as v from 'valibot';
import { openNodeSocket } from '../chain/nodeSocket.ts';
import type { BotConfig } from '../config.ts';
import { type Finding, findingsOf } from './finding.ts';

const { right, missing, wrong, off } = findingsOf('nodes');

const assets = v.array(v.nullable(v.object({ symbol: v.string() })));
const accounts = v.array(v.nullable(v.object({ name: v.string() })));

/** Checks on a node that the staking asset and the payers of the settings exist; no row without a node. */
export async function examineChainNames(
  url: string | undefined,
  config: Pick<BotConfig, 'chain' | 'payouts'>,
  clock: SteadyClock,
): Promise<Finding[]> {
  if (url === undefined) return [];
  const { stakingAsset } = config.chain;
  const { payers } = config.payouts;
  const connection = new Connection({ url, openSocket: openNodeSocket, clock, onLost: () => undefined });
  try {
    await visitNode(connection, clock);
    const node = readerOf(connection);
    const [asset] = await node.call('database', 'get_assets', [[stakingAsset], false], { schema: assets });
    const found = await node.call('database', 'lookup_account_names', [payers], { schema: accounts });
    return [
      asset
        ? right('staking asset', `${stakingAsset} is ${asset.symbol}`)
        : wrong('staking asset', `${stakingAsset} doesn’t exist`, 'Correct STAKING_ASSET.'),
      payersOf(payers, found),
    ];
  } catch {
    // The node answered a moment ago: the reason is its own.
    return [missing('staking asset', 'the node stopped responding', 'Run the doctor again.')];
  } finally {
    connection.close();
  }
}

function payersOf(payers: readonly string[], found: readonly ({ name: string } | null)[]): Finding {
  if (payers.length === 0)
    return off('payers', 'off', 'Nothing to do if no rewards are paid. Otherwise set PAYER_ACCOUNTS.');
  const unknown = payers.filter((_, index) => !found[index]);
  if (unknown.length === 0) return right('payers', payers.join(', '));
  return wrong(
    'payers',
    `not on the chain: ${unknown.join(', ')}`,
    'Correct PAYER_ACCOUNTS: users get no notices of payouts by other accounts.',
  );
}
