import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localArea } from '../../data/storage/browser-storage'
import { themeKey } from '../../data/storage/storage-keys'
import type { ThemeName } from './palette'
import { paperColor } from './paper-color'

export const themePreferences = ['light', 'dark', 'system'] as const
export type ThemePreference = (typeof themePreferences)[number]

const store = createStore<{ preference: ThemePreference }>(() => ({ preference: 'light' }))

/** The visitor's choice and a function to change it. The root element and other tabs follow. */
export function useThemePreference() {
  const { preference } = useStore(store)
  useEffect(follow, [])
  return { preference, choose: chooseTheme }
}

export function chooseTheme(preference: ThemePreference) {
  localArea.set(themeKey, preference)
  refresh()
}

export function themeOf(preference: ThemePreference, deviceIsDark: boolean): ThemeName {
  if (preference === 'system') return deviceIsDark ? 'dark' : 'light'
  return preference
}

function storedPreference(): ThemePreference {
  const stored = localArea.get(themeKey)
  return themePreferences.find((each) => each === stored) ?? 'light'
}

function refresh() {
  const preference = storedPreference()
  applyTheme(themeOf(preference, darkDevice().matches))
  store.setState({ preference })
}

function applyTheme(theme: ThemeName) {
  const { classList } = document.documentElement
  classList.toggle('dark', theme === 'dark')
  classList.toggle('light', theme === 'light')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paperColor[theme])
}

let device: MediaQueryList | undefined
const darkDevice = () => (device ??= window.matchMedia('(prefers-color-scheme: dark)'))

/** Follows the device and other tabs. @returns a function that stops it. */
function follow() {
  refresh()
  window.addEventListener('storage', refreshFromOtherTab)
  darkDevice().addEventListener('change', refresh)
  return () => {
    window.removeEventListener('storage', refreshFromOtherTab)
    darkDevice().removeEventListener('change', refresh)
  }
}

/** The event has no key when storage was cleared. */
function refreshFromOtherTab({ key }: StorageEvent) {
  if (key === themeKey || key === null) refresh()
}
