import { CORE_ASSET_ID, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { LinkCell } from '../../../../ui/lists/LinkCell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';

/** Replaces the list of an empty account: ways to fill it, and the owner's next steps. */
export function NoFunds() {
  const t = usePortfolioT();
  const account = useSession((session) => session.account) ?? '';
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  return (
    <>
      <Section header={t('start.title')}>
        <LinkCell to="/wallet/deposit" icon="plus" title={t('start.deposit')} hint={t('start.depositHint')} />
        <LinkCell
          to="/receive"
          icon="receive"
          title={t('start.receive')}
          hint={t('start.receiveHint', { account })}
        />
      </Section>
      {saved !== undefined && saved.type !== 'view' && <OwnersNext />}
    </>
  );
}

/** For the owner of the keys: a payment's cost, and the backup without which everything is lost with the device. */
function OwnersNext() {
  const t = usePortfolioT();
  const core = useAssets([CORE_ASSET_ID]).get(CORE_ASSET_ID)?.symbol ?? CORE_SYMBOL;
  return (
    <Section header={t('start.then')}>
      <LinkCell
        to="/fees"
        icon="fee"
        title={t('start.fees', { core })}
        hint={t('start.feesHint', { core })}
      />
      <LinkCell to="/settings/security" icon="key" title={t('start.backup')} hint={t('start.backupHint')} />
    </Section>
  );
}
