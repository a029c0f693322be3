import type { Page } from '../../extensions/smoke/find-browser'
import type { Scene } from './draw-film'

/** Films pages beside a terminal. */
export class Film {
  readonly scenes: Scene[] = []
  private readonly lines: string[] = []
  private shots: readonly string[] = []

  /** @param run gives all that a command prints. */
  constructor(
    readonly pages: readonly Page[],
    private readonly run: (words: string) => Promise<string>,
  ) {}

  async show(milliseconds: number) {
    const shots = await Promise.all(this.pages.map((page) => page.screenshot({ caret: 'hide' })))
    this.shots = shots.map((shot) => shot.toString('base64'))
    this.add(milliseconds)
  }

  /** Types a command, four keys a frame, and runs it. */
  async type(words: string) {
    const line = `$ npx --yes pnpm@12 ${words}`
    const at = this.lines.length
    for (let end = 2; end < line.length + 4; end += 4) {
      this.lines[at] = line.slice(0, end)
      this.add(80)
    }
    this.print(await this.run(words))
  }

  print(text: string) {
    this.lines.push(...text.trim().split('\n'))
    this.add(1600)
  }

  private add(milliseconds: number) {
    this.scenes.push({ shots: this.shots, lines: [...this.lines], milliseconds })
  }
}
