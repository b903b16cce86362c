import type { Haptic } from './capabilities.ts';

/** The messenger's message for each kind of haptic feedback (6.1). */
export const hapticMessages: Readonly<Record<Haptic, object>> = {
  selection: { type: 'selection_change' },
  impact: { type: 'impact', impact_style: 'light' },
  success: { type: 'notification', notification_type: 'success' },
  warning: { type: 'notification', notification_type: 'warning' },
  error: { type: 'notification', notification_type: 'error' },
};
