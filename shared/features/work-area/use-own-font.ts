import { useEffect } from 'react'

/**
 * Shows the site's font even if it came late. Public pages then keep the fallback, since lines would move under a
 * reader; work pages fill with records anyway. The document's preload link says where the font is.
 */
export function useOwnFont() {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')
    if (link && window.FontFace) void show(link.href)
  }, [])
}

async function show(address: string) {
  const range = { weight: '400 700', unicodeRange: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122' }
  const face = new FontFace('Instrument Sans Variable', `url("${address}")`, range)
  try {
    document.fonts.add(await face.load())
  } catch {
    // The fallback has the same metrics.
  }
}
