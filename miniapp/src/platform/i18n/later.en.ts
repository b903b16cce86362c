import { errorsEn } from './errors.en.ts';
import { screensEn } from './screens.en.ts';

/** All English texts that the first drawing has no use for. */
export const laterEn = { ...screensEn, ...errorsEn };
