import { CORE_ASSET_ID, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../accounts/model/accounts.ts';
import { useSession } from '../../../accounts/model/session.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';

/** What an account without anything is shown in place of a list: the ways to fill it, and what its owner does next. */
export function NoFunds() {
  const t = usePortfolioT();
  const account = useSession((session) => session.account) ?? '';
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  return (
    <>
      <Section header={t('start.title')}>
        <Cell
          to="/wallet/deposit"
          before={<Icon name="plus" />}
          title={t('start.deposit')}
          subtitle={t('start.depositHint')}
          isMultiline
        />
        <Cell
          to="/receive"
          before={<Icon name="receive" />}
          title={t('start.receive')}
          subtitle={t('start.receiveHint', { account })}
          isMultiline
        />
      </Section>
      {saved !== undefined && saved.type !== 'view' && <OwnersNext />}
    </>
  );
}

/** For who has the keys: what a payment costs, and the copy without which all is lost with the device. */
function OwnersNext() {
  const t = usePortfolioT();
  const core = useAssets([CORE_ASSET_ID]).get(CORE_ASSET_ID)?.symbol ?? CORE_SYMBOL;
  return (
    <Section header={t('start.then')}>
      <Cell
        to="/fees"
        before={<Icon name="fee" />}
        title={t('start.fees', { core })}
        subtitle={t('start.feesHint', { core })}
        isMultiline
      />
      <Cell
        to="/settings/security"
        before={<Icon name="key" />}
        title={t('start.backup')}
        subtitle={t('start.backupHint')}
        isMultiline
      />
    </Section>
  );
}
