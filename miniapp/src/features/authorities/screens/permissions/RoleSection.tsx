import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import type { DeviceShare } from '../../model/deviceShare.ts';
import { type TranslateAuthority, useAuthorityT } from '../../texts/authorityTexts.ts';

/** Enough to tell keys apart; the account's page has the whole keys. */
export const shortKey = (key: string): string => `${key.slice(0, 10)}…${key.slice(-6)}`;

/** How far this device reaches, in one or two sentences. */
function reachText(share: DeviceShare, t: TranslateAuthority): string {
  const { threshold, total, signers, own, isEven } = share;
  const needs = isEven
    ? t('signers.one', { count: threshold, total: signers })
    : t('signers.weights', { threshold, total });
  return t('signers.reach', { needs, own: ownText(share, t, own) });
}

function ownText(
  { isEnough, hasSomeKeys, isEven, needsSecret }: DeviceShare,
  t: TranslateAuthority,
  own: number,
): string {
  if (isEnough) return t('signers.alone');
  if (needsSecret) return t('signers.secret');
  if (hasSomeKeys) return t('signers.some');
  if (own === 0) return t('signers.none');
  return isEven ? t('signers.own', { own }) : t('signers.ownWeight', { own });
}

export interface RoleSectionProps {
  title: string;
  hint?: string;
  authority: AccountAuthority;
  share: DeviceShare;
}

/** An action that needs signatures: how many, whose, and which of them are here. */
export function RoleSection({ title, hint, authority, share }: RoleSectionProps) {
  const t = useAuthorityT();
  const { account_auths, key_auths } = authority;
  const names = useAccountNames(account_auths.map(([id]) => id));
  const isHere = (id: string) => share.accounts.has(id);
  const after = (weight: number) => (share.isEven ? undefined : t('common.weight', { weight }));
  const here = <Chip tone="gain">{t('signers.here')}</Chip>;
  return (
    <Section header={title} {...(hint === undefined ? {} : { footer: hint })}>
      <Notice tone={share.isEnough || share.needsSecret ? 'info' : 'warning'}>
        {share.total < share.threshold ? t('signers.impossible') : reachText(share, t)}
      </Notice>
      {account_auths.map(([id, weight]) => (
        <Cell
          key={id}
          to={`/permissions/${names.get(id) ?? id}`}
          before={<AccountIcon name={names.get(id) ?? id} size={32} />}
          title={names.get(id) ?? id}
          badge={isHere(id) ? here : undefined}
          after={after(weight)}
        />
      ))}
      {key_auths.map(([publicKey, weight]) => (
        <Cell
          key={publicKey}
          before={<Icon name="key" />}
          title={t('signers.key')}
          badge={share.hasOnlyKey ? here : undefined}
          subtitle={shortKey(publicKey)}
          after={after(weight)}
          isMultiline
        />
      ))}
    </Section>
  );
}
