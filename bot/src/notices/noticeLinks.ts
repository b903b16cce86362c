import { startPath } from '@xbts/shared/services/startRoutes.ts';
import type { LaunchMode } from '../telegram/launchLinks.ts';
import type { NoticeLinks, NoticeScreen } from './notice.ts';

/** Links of notices in the configured launch mode; operations lead to the explorer's page of their block. */
export function createNoticeLinks(options: {
  mode: LaunchMode;
  publicUrl: string;
  explorerUrl: string;
}): NoticeLinks {
  const { mode, publicUrl, explorerUrl } = options;
  const page = (screen: NoticeScreen) => `${publicUrl}${startPath(screen)}`;
  return {
    operation: (operation) => `${explorerUrl}/#/blocks/${operation.split('/', 1)[0]}`,
    screen: (screen) => (mode === 'miniapp' ? { webAppUrl: page(screen) } : { url: page(screen) }),
    page: (screen) => ({ url: page(screen) }),
  };
}
