import type { AccountEntry } from '../../../host/src/chrome/header-controls/account-entry'
import { isOutlined, keepOutlined } from './outline-choice'

/** Admins turn the outline on and off for their tab. */
export const outlineEntry: AccountEntry = {
  label: 'Outline the parts',
  role: 'admin',
  isOn: isOutlined,
  async change(isOn) {
    keepOutlined(isOn)
    const { startOutline, endOutline } = await import('./start-outline')
    if (isOn) startOutline()
    else endOutline()
  },
}
