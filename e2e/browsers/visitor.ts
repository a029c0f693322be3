import assert from 'node:assert/strict'
import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver'

/** Milliseconds in which a page has to show what is expected of it. */
const patience = 10_000

/** Somebody at a browser, who finds things by what they are called. */
export class Visitor {
  constructor(
    private readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  async opens(path: string) {
    await this.driver.get(this.origin + path)
    // A page that was rendered ahead can be read before it answers to clicks.
    await this.driver.wait(
      () => this.driver.executeScript<boolean>(isHydrated),
      patience,
      `${path} does not answer`,
    )
  }

  async presses(name: string) {
    const control = await this.finds(controlNamed(name))
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', control)
    await control.click()
  }

  async types(label: string, text: string) {
    const field = await this.finds(fieldNamed(label))
    await field.clear()
    await field.sendKeys(text)
  }

  async chooses(label: string, option: string) {
    const field = await this.finds(fieldNamed(label))
    await field.findElement(By.xpath(`.//option[normalize-space(.)=${quoted(option)}]`)).click()
  }

  /** Sends the form of a field. */
  async submits(label: string) {
    const field = await this.finds(fieldNamed(label))
    await field.sendKeys(Key.ENTER)
  }

  /** Until an element stands there with that text. */
  async sees(text: string) {
    await this.finds(By.xpath(`//*[normalize-space(.)=${quoted(text)}]`), text)
  }

  async isAt(path: string) {
    await this.driver.wait(until.urlIs(this.origin + path), patience, `is not at ${path}`)
  }

  async hears(question: string, script: string, answer: unknown) {
    await this.driver.wait(
      async () => (await this.driver.executeScript(`return ${script}`)) === answer,
      patience,
      question,
    )
  }

  async expectsNoErrors() {
    const errors = await this.driver.executeScript("return localStorage.getItem('error_logs')")
    assert.equal(errors, null, 'the site has recorded errors')
  }

  private async finds(by: By, name = by.toString()): Promise<WebElement> {
    let found: WebElement | undefined
    await this.driver.wait(
      async () => {
        for (const element of await this.driver.findElements(by)) {
          if (await element.isDisplayed().catch(() => false)) found = element
          if (found !== undefined) return true
        }
        return false
      },
      patience,
      `finds nothing called ${name}`,
    )
    assert(found !== undefined)
    return found
  }
}

const isHydrated = `
  const heading = document.querySelector('main h1')
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))`

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`)

function controlNamed(name: string) {
  const kinds =
    '(self::button or self::a or @role="menuitem" or @role="menuitemradio" or @role="tab")'
  const text = quoted(name)
  return By.xpath(`//*[${kinds}][normalize-space(.)=${text} or starts-with(@aria-label, ${text})]`)
}

function fieldNamed(label: string) {
  const text = quoted(label)
  return By.xpath(
    `//*[@id=//label[normalize-space(.)=${text}]/@for] | //*[self::input or self::textarea][@aria-label=${text}]`,
  )
}
