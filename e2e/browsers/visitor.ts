import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { DrivenElement, DrivenPage } from './driven-page'

/** Milliseconds until a page must meet an expectation. */
const timeout = 10_000

/** A visitor, who finds elements by their accessible names. */
export class Visitor {
  constructor(
    private readonly page: DrivenPage,
    private readonly origin: string,
  ) {}

  async opens(path: string) {
    await this.page.open(this.origin + path)
    // A prerendered page can be read before it is interactive.
    await until(() => this.page.evaluate(takesActions), `${path} takes no actions`)
  }

  async goesBack() {
    await this.page.evaluate('history.back()')
  }

  async presses(name: string) {
    await this.finds(controlNamed(name), name).then((control) => control.click())
  }

  async types(label: string, text: string) {
    await this.finds(fieldNamed(label), label).then((field) => field.fill(text))
  }

  async chooses(label: string, option: string) {
    await this.finds(fieldNamed(label), label).then((field) => field.choose(option))
  }

  async submits(label: string) {
    await this.finds(fieldNamed(label), label).then((field) => field.pressEnter())
  }

  /** Waits for an element with that text. */
  async sees(text: string) {
    await this.finds(`//*[normalize-space(.)=${quoted(text)}]`, text)
  }

  async isAt(path: string) {
    const address = this.origin + path
    await until(async () => (await this.page.address()) === address, `is not at ${path}`)
  }

  async observes(question: string, expression: string, answer: unknown) {
    // Evaluating fails while the browser leaves the page.
    const given = () => this.page.evaluate(expression).catch(() => undefined)
    await until(async () => (await given()) === answer, question)
  }

  async expectsNoErrors() {
    const errors = await this.page.evaluate("localStorage.getItem('error_logs') ?? '[]'")
    const entries: { message: string }[] = JSON.parse(String(errors))
    // A browser cancels the imports of a page that the visitor leaves, which the page records.
    const own = entries.filter(({ message }) => !endedImport.test(message))
    assert.deepEqual(own, [], 'the site has recorded errors')
  }

  private finds(xpath: string, name: string): Promise<DrivenElement> {
    return until(() => this.page.find(xpath), `finds nothing called ${name}`)
  }
}

const endedImport =
  /^Importing a module script failed|^error loading dynamically imported|could not be fetched/

/** Asks until the answer is truthy. @throws Error with the complaint after the timeout. */
async function until<Answer>(ask: () => Promise<Answer>, complaint: string) {
  const deadline = performance.now() + timeout
  while (performance.now() < deadline) {
    const answer = await ask()
    if (answer) return answer
    await pause(50)
  }
  throw new Error(complaint)
}

/** The page is interactive, or waits for intent and queues early actions. */
const takesActions =
  "document.querySelector('main[data-interactive] h1') !== null || (document.getElementById('start') !== null && !('signedIn' in document.documentElement.dataset))"

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`)

function controlNamed(name: string) {
  const kinds =
    '(self::button or self::a or @role="menuitem" or @role="menuitemradio" or @role="tab")'
  const text = quoted(name)
  return `//*[${kinds}][normalize-space(.)=${text} or starts-with(@aria-label, ${text})]`
}

function fieldNamed(label: string) {
  const text = quoted(label)
  return `//*[@id=//label[normalize-space(.)=${text}]/@for] | //*[self::input or self::textarea][@aria-label=${text}]`
}
