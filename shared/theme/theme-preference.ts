import { useSyncExternalStore } from 'react'
import { localArea } from '../storage/browser-storage'
import { palettes, type ThemeName } from './palette'
import { themeKey } from './theme-boot'

export const themePreferences = ['light', 'dark', 'system'] as const
export type ThemePreference = (typeof themePreferences)[number]

/** The visitor's choice and a way to change it; the root element and other tabs follow. */
export function useThemePreference() {
  const preference = useSyncExternalStore(subscribe, storedPreference, () => 'light' as const)
  return { preference, choose: chooseTheme }
}

export function chooseTheme(preference: ThemePreference) {
  localArea.set(themeKey, preference)
  refresh()
}

/** What stands on the screen for a choice. */
export function themeOf(preference: ThemePreference, deviceIsDark: boolean): ThemeName {
  if (preference === 'system') return deviceIsDark ? 'dark' : 'light'
  return preference
}

function storedPreference(): ThemePreference {
  const stored = localArea.get(themeKey)
  return themePreferences.find((each) => each === stored) ?? 'light'
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  if (listeners.size === 0) follow()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unfollow()
  }
}

function refresh() {
  applyTheme(themeOf(storedPreference(), darkDevice().matches))
  for (const listener of listeners) listener()
}

function applyTheme(theme: ThemeName) {
  const { classList } = document.documentElement
  classList.toggle('dark', theme === 'dark')
  classList.toggle('light', theme === 'light')
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', palettes[theme].color.paper)
}

let device: MediaQueryList | undefined
const darkDevice = () => (device ??= window.matchMedia('(prefers-color-scheme: dark)'))

function follow() {
  refresh()
  window.addEventListener('storage', refreshFromOtherTab)
  darkDevice().addEventListener('change', refresh)
}

function unfollow() {
  window.removeEventListener('storage', refreshFromOtherTab)
  darkDevice().removeEventListener('change', refresh)
}

/** A cleared storage has no key in its event. */
function refreshFromOtherTab({ key }: StorageEvent) {
  if (key === themeKey || key === null) refresh()
}
