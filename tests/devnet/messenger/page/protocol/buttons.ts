import type { BottomButton } from './chrome.ts';
import type { Client } from './clients.ts';
import { type EventData, type Handler, textOf } from './event.ts';

/** Back and settings buttons, the buttons at the bottom, and haptics. */
export const buttonHandlers: Readonly<Record<string, Handler>> = {
  web_app_setup_back_button: ({ change }, data) => change({ isBackVisible: data.is_visible === true }),
  web_app_setup_settings_button: ({ change }, data) =>
    change({ isSettingsVisible: data.is_visible === true }),
  web_app_setup_main_button: ({ change, chrome, client }, data) =>
    change({ main: changedButton(client, chrome().main, data) }),
  web_app_setup_secondary_button: ({ change, chrome, client }, data) =>
    change({ secondary: changedButton(client, chrome().secondary, data) }),
  web_app_trigger_haptic_feedback: ({ ports }, data) => {
    const detail = textOf(data, 'impact_style') || textOf(data, 'notification_type');
    ports.showHaptic(detail === '' ? textOf(data, 'type') : `${textOf(data, 'type')} ${detail}`);
  },
};

/** The colour of a page's own text, in the day theme. */
const INK = '#000000';

/** What the mini app leaves out stays as it was, or is gone. A visible button needs a text. */
function changedButton(client: Client, before: BottomButton, data: EventData): BottomButton {
  const isMerged = client.buttons === 'merged';
  const flag = (name: string, otherwise: boolean) =>
    typeof data[name] === 'boolean' ? data[name] : isMerged && otherwise;
  const word = (name: string, otherwise: string) => textOf(data, name) || (isMerged ? otherwise : '');
  const text = word('text', before.text);
  const textColor = word('text_color', before.textColor);
  return {
    isVisible: flag('is_visible', before.isVisible) && text.trim() !== '',
    isActive: flag('is_active', before.isActive) || client.pressesDisabled,
    isProgressVisible: flag('is_progress_visible', before.isProgressVisible),
    hasShine: flag('has_shine_effect', before.hasShine),
    text,
    color: word('color', before.color),
    textColor: textColor === '' && client.buttons === 'inked' ? INK : textColor,
    position: word('position', before.position) || 'left',
  };
}
