import type { BottomButton } from './chrome.ts';
import { type EventData, type Handler, textOf } from './event.ts';

/** Back and settings buttons, the buttons at the bottom, and haptics. */
export const buttonHandlers: Readonly<Record<string, Handler>> = {
  web_app_setup_back_button: ({ change }, data) => change({ isBackVisible: data.is_visible === true }),
  web_app_setup_settings_button: ({ change }, data) =>
    change({ isSettingsVisible: data.is_visible === true }),
  web_app_setup_main_button: ({ change, chrome }, data) =>
    change({ main: changedButton(chrome().main, data) }),
  web_app_setup_secondary_button: ({ change, chrome }, data) =>
    change({ secondary: changedButton(chrome().secondary, data) }),
  web_app_trigger_haptic_feedback: ({ ports }, data) => {
    const detail = textOf(data, 'impact_style') || textOf(data, 'notification_type');
    ports.showHaptic(detail === '' ? textOf(data, 'type') : `${textOf(data, 'type')} ${detail}`);
  },
};

/** What the mini app leaves out stays as it was. A visible button needs a text. */
function changedButton(before: BottomButton, data: EventData): BottomButton {
  const flag = (name: string, otherwise: boolean) =>
    typeof data[name] === 'boolean' ? data[name] : otherwise;
  const text = textOf(data, 'text') || before.text;
  return {
    isVisible: flag('is_visible', before.isVisible) && text.trim() !== '',
    isActive: flag('is_active', before.isActive),
    isProgressVisible: flag('is_progress_visible', before.isProgressVisible),
    hasShine: flag('has_shine_effect', before.hasShine),
    text,
    color: textOf(data, 'color') || before.color,
    textColor: textOf(data, 'text_color') || before.textColor,
    position: textOf(data, 'position') || before.position,
  };
}
