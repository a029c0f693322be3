import { readSiteConfig } from '@fivefold/shared/site-config'
import { MailChoices } from './mail-choices'

/** In place of the browser's own choice, which no server knows. */
export const mailPreferences = readSiteConfig().intake ? [MailChoices] : []
