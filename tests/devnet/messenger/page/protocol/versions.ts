/** The first version of the platform with a method of the mini app; methods missing here always existed. */
const methodsOfVersion: Readonly<Record<string, readonly string[]>> = {
  '6.1': [
    'web_app_open_tg_link',
    'web_app_open_invoice',
    'web_app_setup_back_button',
    'web_app_set_background_color',
    'web_app_set_header_color',
    'web_app_trigger_haptic_feedback',
  ],
  '6.2': ['web_app_open_popup', 'web_app_setup_closing_behavior'],
  '6.4': ['web_app_open_scan_qr_popup', 'web_app_close_scan_qr_popup', 'web_app_read_text_from_clipboard'],
  '6.9': ['web_app_invoke_custom_method', 'web_app_request_write_access', 'web_app_request_phone'],
  '6.10': ['web_app_setup_settings_button'],
  '7.2': [
    'web_app_biometry_get_info',
    'web_app_biometry_request_access',
    'web_app_biometry_request_auth',
    'web_app_biometry_update_token',
    'web_app_biometry_open_settings',
  ],
  '7.7': ['web_app_setup_swipe_behavior'],
  '7.8': ['web_app_share_to_story'],
  '7.10': ['web_app_setup_secondary_button', 'web_app_set_bottom_bar_color'],
  '8.0': [
    'web_app_request_safe_area',
    'web_app_request_content_safe_area',
    'web_app_request_fullscreen',
    'web_app_exit_fullscreen',
    'web_app_add_to_home_screen',
    'web_app_check_home_screen',
    'web_app_send_prepared_message',
    'web_app_request_file_download',
    'web_app_toggle_orientation_lock',
    'web_app_check_location',
  ],
  '9.0': [
    'web_app_device_storage_save_key',
    'web_app_device_storage_get_key',
    'web_app_device_storage_clear',
    'web_app_secure_storage_save_key',
    'web_app_secure_storage_get_key',
    'web_app_secure_storage_restore_key',
    'web_app_secure_storage_clear',
  ],
  '9.1': ['web_app_hide_keyboard'],
  '9.6': ['web_app_request_chat'],
};

const versionOf = new Map(
  Object.entries(methodsOfVersion).flatMap(([version, methods]) =>
    methods.map((method) => [method, version] as const),
  ),
);

/** True when a client of this version knows the method; a real one ignores unknown methods. */
export function isKnownIn(version: string, method: string): boolean {
  return compareVersions(versionOf.get(method) ?? '6.0', version) <= 0;
}

/** Versions compare part by part: 6.10 is later than 6.9. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (const [index, part] of left.entries()) {
    const difference = part - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
