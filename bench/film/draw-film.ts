import { escapeHtml } from '../../deploy/site/documents/escape-html'
import UPNG from 'upng-js'
import type { Browser } from '../../extensions/smoke/find-browser'

/** A moment of a film. */
export interface Scene {
  /** Pages as PNG in base64. */
  shots: readonly string[]
  /** The terminal; commands begin with `$`, comments with `#`. */
  lines: readonly string[]
  milliseconds: number
}

const size = { width: 960, height: 596 }

/** Draws each scene in a page. @returns an animated PNG that starts over at its end. */
export async function drawFilm(browser: Browser, scenes: readonly Scene[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size })
  const frames: ArrayBuffer[] = []
  for (const scene of scenes) {
    await page.setContent(sheetOf(scene))
    frames.push(...UPNG.toRGBA8(UPNG.decode(new Uint8Array(await page.screenshot()).buffer)))
  }
  await page.close()
  const delays = scenes.map(({ milliseconds }) => milliseconds)
  return Buffer.from(UPNG.encode(frames, size.width, size.height, 256, delays))
}

const sheetOf = ({ shots, lines }: Scene) => `
  <style>
    body { display: grid; grid-template: auto minmax(0, 1fr) / 1fr 1fr; gap: 8px 12px; height: 100vh; margin: 0;
      padding: 12px; box-sizing: border-box; background: #e8e8ec }
    img { width: 100%; border-radius: 8px }
    pre { grid-column: 1 / 3; margin: 0; padding: 10px 16px; border-radius: 8px; background: #15151c; color: #d6d6de;
      font: 15px/1.4 monospace; white-space: pre-wrap; overflow: hidden }
    b { color: #fff } i { color: #9a9aa8 }
  </style>
  ${shots.map((shot) => `<img alt="" src="data:image/png;base64,${shot}" />`).join('')}
  <pre>${lines.map(lineOf).join('\n')}</pre>`

function lineOf(line: string) {
  const text = escapeHtml(line)
  if (line.startsWith('#')) return `<i>${text}</i>`
  return line.startsWith('$') ? `<b>${text}</b>` : text
}
