import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { LinkCell } from '../../../ui/lists/LinkCell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useGatewayRecord } from '../model/gatewayRecord.ts';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import { familyName } from './gatewayName.ts';

/**
 * The gateway's support address as set by the operator or, without one, the operator's own public chat, labelled as
 * such. No other address is ever shown.
 */
export function SupportLink({ family }: { family: GatewayFamily }) {
  const t = useGatewayT();
  const own = useGatewayRecord(true).data?.find((each) => each.family === family)?.support ?? null;
  const address = own ?? appConfig.links.chat;
  return (
    <>
      <Section>
        <LinkCell
          icon="chat"
          title={own === null ? t('support.chat') : t('support.gateway', { gateway: familyName(family, t) })}
          hint={address}
          onPress={() => messenger.openLink(address)}
        />
      </Section>
      <Notice tone="warning">{t('support.impostors')}</Notice>
    </>
  );
}
