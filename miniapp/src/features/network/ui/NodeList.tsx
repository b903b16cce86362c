import type { NodeEntry, NodeFault, NodeState } from '@xbts/shared/client/nodeStatus.ts';
import { useEffect, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { useNodeStatus } from '../../../platform/chain/connection.ts';
import { useExplorerHead } from '../../../platform/chain/useExplorerHead.ts';
import { formatInteger } from '../../../platform/i18n/numbers.ts';
import { showError, showToast } from '../../../platform/toasts.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { RadioCell } from '../../../ui/inputs/Choice.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { changeSettings } from '../../settings/model/settings.ts';
import { useNetworkT } from '../texts/networkTexts.ts';

const stateTexts = {
  unknown: 'common.notAskedYet',
  connecting: 'settings.nodeConnecting',
  active: 'settings.nodeActive',
  standby: 'settings.nodeStandby',
  failed: 'common.doesNotAnswer',
} as const satisfies Readonly<Record<Exclude<NodeState, 'refused'>, string>>;

const faultTexts = {
  wrong_chain: 'settings.nodeRefused.wrong_chain',
  ahead: 'settings.nodeRefused.ahead',
  behind: 'settings.nodeRefused.behind',
  silent: 'settings.nodeRefused.silent',
  contradicted: 'settings.nodeRefused.contradicted',
  garbage: 'settings.nodeRefused.garbage',
} as const satisfies Readonly<Record<NodeFault, string>>;

const stateTextOf = ({ state, fault }: NodeEntry) =>
  state === 'refused' ? faultTexts[fault ?? 'wrong_chain'] : stateTexts[state];

/** The configured nodes with state, latency and block, live; a tap prefers one. */
export function NodeList() {
  const t = useNetworkT();
  const { nodes } = useNodeStatus();
  const [wanted, setWanted] = useState<string | null>(null);
  // Nodes not in use are checked rarely; the visible list needs their present state.
  useEffect(() => chain.wake(), []);
  const prefer = async (url: string) => {
    setWanted(url);
    try {
      if (await chain.prefer(url)) changeSettings({ chosenNodeUrl: url });
      else showToast('error', t('settings.nodeNotFit'));
    } catch (error) {
      showError(error);
    } finally {
      setWanted(null);
    }
  };
  return (
    <Section header={t('settings.nodes')} footer={t('settings.nodesHint')}>
      {nodes.map((node) => (
        <RadioCell
          key={node.url}
          name="node"
          title={node.url.replace(/^wss?:\/\//u, '')}
          subtitle={<NodeLine node={node} isWanted={node.url === wanted} />}
          {...(node.latencyMs === null ? {} : { after: <Latency ms={node.latencyMs} /> })}
          isChosen={node.state === 'active'}
          onChoose={() => void prefer(node.url)}
        />
      ))}
      <ExplorerCell />
    </Section>
  );
}

/** The newest block by the explorer, if one is configured. */
function ExplorerCell() {
  const t = useNetworkT();
  const number = useExplorerHead(true);
  if (number === null) return null;
  const block = t('settings.nodeBlock', { number: formatInteger(number) });
  return (
    <Cell isMultiline title={t('common.explorer')} subtitle={t('settings.explorerHint')} after={block} />
  );
}

function NodeLine({ node, isWanted }: { node: NodeEntry; isWanted: boolean }) {
  const t = useNetworkT();
  const state = t(isWanted ? stateTexts.connecting : stateTextOf(node));
  if (node.headNumber === null) return <>{state}</>;
  return <>{`${state} · ${t('settings.nodeBlock', { number: formatInteger(node.headNumber) })}`}</>;
}

function Latency({ ms }: { ms: number }) {
  const t = useNetworkT();
  return <Chip>{t('settings.latency', { ms: Math.round(ms) })}</Chip>;
}
