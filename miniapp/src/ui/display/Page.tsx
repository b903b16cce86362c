import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { useBackButton } from '../../platform/messenger/useBackButton.ts';
import { IconButton } from '../inputs/IconButton.tsx';
import { MainActionButton } from '../inputs/MainActionButton.tsx';
import { type MainAction, useMainAction } from '../inputs/useMainAction.ts';
import { classNames } from './classNames.ts';
import styles from './Page.module.css';
import { useGoUp } from './useGoUp.ts';

export interface PageProps {
  title: string;
  /** Drawn in place of the title, which the window keeps: an asset with its prefix. */
  heading?: ReactNode;
  children: ReactNode;
  /** The screen's only primary action: the messenger's main button, or a button at the bottom. */
  action?: MainAction | undefined;
  /** To the right of the title: an icon button. */
  titleEnd?: ReactNode;
  /** Hides the title from view; screen readers and the window title keep it. */
  isTitleHidden?: boolean;
  /** Replaces going to the parent screen, for a screen with its own steps. */
  onBack?: (() => void) | undefined;
}

/** A screen: title, back button, content and its one primary action. */
export function Page(props: PageProps) {
  const { title, children, action, titleEnd, isTitleHidden = false, onBack } = props;
  const wayUp = useGoUp();
  const back = onBack ?? wayUp;
  const heading = useTitle(title);
  useBackButton(back);
  useMainAction(action ?? null);
  const isActionHere = action !== undefined && !messenger.hasMainButton;
  const t = useT();
  return (
    <div className={classNames(styles.page, back && styles.inner, isActionHere && styles.hasAction)}>
      <div className={isTitleHidden ? 'visually-hidden' : styles.top}>
        {back !== undefined && (
          <span className={styles.side}>
            {!messenger.hasBackButton && <IconButton icon="back" label={t('common.back')} onPress={back} />}
          </span>
        )}
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {props.heading ?? title}
        </h1>
        {(back !== undefined || titleEnd !== undefined) && <span className={styles.side}>{titleEnd}</span>}
      </div>
      {children}
      {isActionHere && (
        <div className={styles.action}>
          <div>
            <MainActionButton action={action} />
          </div>
        </div>
      )}
    </div>
  );
}

function useTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · XBTS`;
  }, [title]);
  useEffect(() => {
    // In the next frame, which lays the page out anyway: immediately, the page would be laid out here and again after
    // the following changes.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return heading;
}
