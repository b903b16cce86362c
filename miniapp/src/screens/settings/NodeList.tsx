import type { NodeEntry, NodeState } from '@xbts/shared/client/nodeStatus.ts';
import { useState } from 'react';
import { Chip } from '../../components/Chip.tsx';
import { RadioCell } from '../../components/Choice.tsx';
import { Section } from '../../components/Section.tsx';
import { chain } from '../../data/chain.ts';
import { useNodeStatus } from '../../data/connection.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { formatInteger } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { showError, showToast } from '../../stores/toasts.ts';

const stateTexts: Readonly<Record<NodeState, MessageKey>> = {
  unknown: 'settings.nodeUnknown',
  connecting: 'settings.nodeConnecting',
  active: 'settings.nodeActive',
  standby: 'settings.nodeStandby',
  failed: 'settings.nodeFailed',
  refused: 'settings.nodeRefused',
};

/** The nodes of the configuration with state, latency and block, live; a tap prefers one. */
export function NodeList() {
  const t = useT();
  const { nodes } = useNodeStatus();
  const [wanted, setWanted] = useState<string | null>(null);
  const prefer = async (url: string) => {
    setWanted(url);
    try {
      if (!(await chain.prefer(url))) showToast('error', t('settings.nodeNotFit'));
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
    </Section>
  );
}

function NodeLine({ node, isWanted }: { node: NodeEntry; isWanted: boolean }) {
  const t = useT();
  const state = t(stateTexts[isWanted ? 'connecting' : node.state]);
  if (node.headNumber === null) return state;
  return `${state} · ${t('settings.nodeBlock', { number: formatInteger(node.headNumber) })}`;
}

function Latency({ ms }: { ms: number }) {
  const t = useT();
  return <Chip>{t('settings.latency', { ms: Math.round(ms) })}</Chip>;
}
