import { Page } from '../../../../ui/display/Page.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useChangelogT } from '../../texts/changelogTexts.ts';
import styles from './Changelog.module.css';

/** The versions, newest first, with their dates and numbers of lines in texts/changelog. */
const versions = [
  { version: '0.2.0', date: '21-11-2026', lines: [1, 2, 3, 4, 5, 6] },
  { version: '0.1.0', date: '21-11-2026', lines: [1, 2, 3, 4] },
] as const;

/** The changes of each version. */
export function Changelog() {
  const t = useChangelogT();
  return (
    <Page title={t('common.whatIsNew')}>
      {versions.map(({ version, date, lines }) => (
        <Section key={version} header={`${version} · ${date}`} isPadded>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line}>{t(`${version}.${line}` as Parameters<typeof t>[0])}</li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
