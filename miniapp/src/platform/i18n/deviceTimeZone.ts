/** The time zone of this device by its name in the tz database: 'Europe/Berlin'. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
