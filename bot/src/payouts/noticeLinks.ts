import type { LaunchMode } from '../telegram/launchLinks.ts';
import type { NoticeLinks, NoticeScreen } from './notice.ts';

/** Paths of the mini app that buttons under notices open. */
export const noticePaths: Readonly<Record<NoticeScreen, string>> = {
  smartholder: '/history',
  history: '/history',
};

/** Links of notices in the configured launch mode; operations lead to the explorer's page of their block. */
export function createNoticeLinks(options: {
  mode: LaunchMode;
  publicUrl: string;
  explorerUrl: string;
}): NoticeLinks {
  const { mode, publicUrl, explorerUrl } = options;
  const page = (screen: NoticeScreen) => `${publicUrl}${noticePaths[screen]}`;
  return {
    operation: (operation) => `${explorerUrl}/#/blocks/${operation.split('/', 1)[0]}`,
    screen: (screen) => (mode === 'miniapp' ? { webAppUrl: page(screen) } : { url: page(screen) }),
    page: (screen) => ({ url: page(screen) }),
  };
}
