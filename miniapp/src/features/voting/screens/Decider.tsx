import { errorText } from '../../../platform/i18n/errorText.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { RadioCell } from '../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import type { VotesForm } from '../model/useVotesForm.ts';
import { useVotingT } from '../texts/votingTexts.ts';

/** The choice between own votes and a proxy, with an explanation. */
export function Decider({ form }: { form: VotesForm }) {
  const t = useVotingT();
  const { isOwn, setOwn, proxy, error } = form;
  return (
    <>
      <Section header={t('who')}>
        <RadioCell name="decider" title={t('own')} isChosen={isOwn} onChoose={() => setOwn(true)} />
        <RadioCell name="decider" title={t('byProxy')} isChosen={!isOwn} onChoose={() => setOwn(false)} />
      </Section>
      {!isOwn && (
        <Section isPadded>
          <TextField
            label={t('proxyField')}
            value={form.proxyName}
            onChange={form.setProxyName}
            error={error === null ? undefined : errorText(error)}
            hint={proxy === null ? t('proxyHint') : `${proxy.name} · ${proxy.id}`}
            isInCard
          />
        </Section>
      )}
      {!isOwn && <Notice>{t('proxyDecides')}</Notice>}
    </>
  );
}
