import { useLocation } from 'wouter';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useGatewayT } from '../texts/gatewayTexts.ts';

/** The alternative inside the network when there is no way in or out of it. */
export type WithoutGateways = 'receive' | 'send';

const texts = { receive: 'board.empty.receive', send: 'board.empty.send' } as const;

/** Replaces the coins when the operator has set up no gateway. */
export function NoGateways({ instead }: { instead: WithoutGateways }) {
  const t = useGatewayT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="info"
      title={t('board.empty')}
      text={t(texts[instead])}
      action={
        <Button icon={instead} onPress={() => navigate(`/${instead}`)}>
          {t(`common.${instead}`)}
        </Button>
      }
    />
  );
}
